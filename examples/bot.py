#!/usr/bin/env python3
"""A bot for a OneTable server: opens a game against the server's own bot and plays it to the end.

    pip install websockets
    python3 examples/bot.py [--server http://127.0.0.1:7777] [--game jade] [--level easy]

docs/protocol.md explains every message. Standard library and `websockets` only.
"""
import argparse
import asyncio
import hashlib
import json
import random
import secrets
import urllib.request

import websockets


def post(server, path, body=None, token=None):
    """A REST request; the answer, or the refusal as an error."""
    request = urllib.request.Request(server + path, json.dumps(body or {}).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", "Bearer " + token)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def apply(value, delta):
    """The value that a delta makes out of another."""
    if isinstance(delta, list):
        return delta[0]
    if isinstance(value, dict):
        new = dict(value)
        for key, change in delta.items():
            if change == []:
                new.pop(key, None)
            else:
                new[key] = apply(new.get(key), change)
        return new
    if "*" not in delta:
        return [apply(item, delta[str(at)]) if str(at) in delta else item for at, item in enumerate(value)]
    new = []
    for item in delta["*"]:
        if isinstance(item, int):
            new.append(value[item])
        elif isinstance(item, str):
            first, last = item.split("-")
            new.extend(value[int(first):int(last) + 1])
        elif isinstance(item, list):
            new.append(item[0])
        else:
            new.extend(apply(value[int(at)], change) for at, change in item.items())
    return new


class Bot:
    def __init__(self, socket, room):
        self.socket, self.room = socket, room
        self.cseq = 0
        self.document = {}
        self.answered = None
        self.part = secrets.token_bytes(32)
        self.sealed = None

    async def do(self, command):
        self.cseq += 1
        await self.say({"type": "do", "room": self.room, "cseq": self.cseq, "command": command})

    async def say(self, message):
        await self.socket.send(json.dumps(message))

    async def choose(self):
        """Answers the open decision, if there is one that was not answered yet."""
        game, me = self.document.get("game"), self.document["me"]
        if not game or not game.get("choices") or self.answered == me["decision"]:
            return
        self.answered = me["decision"]
        self.actions = [random.choice(game["choices"])["action"]]
        await self.preview()

    async def preview(self):
        """Asks whether the batch is complete; the answer says how it goes on."""
        await self.say({"type": "preview", "room": self.room, "decision": self.answered, "actions": self.actions})

    async def put_luck_together(self):
        """Brings a part of the luck of the deal: first the promise, then, when all have promised, the value."""
        phase = self.document["room"]["phase"]
        if phase == "sealing" and self.sealed is None:
            self.sealed = phase
            await self.do({"promise": {"promise": hashlib.sha256(self.part).hexdigest()}})
        elif phase == "opening" and self.sealed == "sealing":
            self.sealed = phase
            await self.do({"reveal": {"value": self.part.hex()}})

    async def hear(self, message):
        kind = message["type"]
        if kind == "snapshot":
            self.document = message["document"]
        elif kind == "update" and "delta" in message:
            self.document = apply(self.document, message["delta"])
        elif kind == "preview" and message["complete"]:
            await self.do({"play": {"decision": self.answered, "actions": self.actions}})
            return
        elif kind == "preview":
            self.actions.append(random.choice(message["choices"])["action"])
            await self.preview()
            return
        elif kind == "refused":
            raise SystemExit(f"refused: {message['reason']}")
        else:
            return
        await self.put_luck_together()
        await self.choose()


async def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--server", default="http://127.0.0.1:7777")
    options.add_argument("--game", default="jade")
    options.add_argument("--level", default="easy")
    given = options.parse_args()

    session = post(given.server, "/api/guest")
    token = session["token"]
    opened = post(given.server, "/api/play", {"game": given.game, "level": given.level}, token)
    address = given.server.replace("http", "ws", 1) + "/ws"
    async with websockets.connect(address, origin=given.server) as socket:
        bot = Bot(socket, opened["room"])
        await bot.say({"type": "hello", "version": 1, "token": token, "client": secrets.token_hex(8)})
        await bot.say({"type": "join", "room": bot.room})
        async for text in socket:
            await bot.hear(json.loads(text))
            outcome = bot.document.get("room", {}).get("outcome")
            if outcome:
                me = bot.document["me"]["seat"]
                print(f"{session['me']['person']['name']}: place {outcome['standings'][me]['place']} ({outcome['reason']})")
                return


asyncio.run(main())
