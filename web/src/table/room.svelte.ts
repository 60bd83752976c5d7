/** A room of the server as this page has it: what is known, and what can be done. */
import type { ChatLine, Command, Document, FromClient, FromServer } from "../../../protocol/protocol";
import { Refusal } from "$/net/api";
import { Connection, type Link } from "$/net/connection";
import type { Told } from "$/net/mirror";
import { Visit, type News, type Preview } from "$/net/visit";
import type { Reason } from "$/texts/speaker";

export class Room {
  document = $state.raw<Document>();
  told = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>("connecting");
  /** Commands are on their way and not answered yet. */
  isSending = $state(false);
  /** Why one may not come in. */
  shut = $state.raw<Reason>();
  /** Why the room is not shown any more. */
  left = $state<string>();

  private readonly visit: Visit;
  private readonly connection: Connection;
  private readonly commands = new Map<number, { done: () => void; failed: (reason: Refusal) => void }>();
  private readonly previews = new Map<number, { message: FromClient; answered: (preview: Preview) => void }>();

  constructor(
    readonly id: string,
    token: string,
    wishes: { watch: boolean; password?: string; through?: number },
  ) {
    this.visit = new Visit(id, wishes);
    this.connection = new Connection(token, {
      // What was asked before a break is asked again; else nobody would ever answer it.
      greet: () => [...this.visit.enter(), ...[...this.previews.values()].map(({ message }) => message)],
      hear: (message) => this.hear(message),
      link: (link) => (this.link = link),
    });
  }

  /** The server's time, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.connection.skew;
  }

  /** Does something; settled when the server has kept it. */
  do(command: Command): Promise<void> {
    const message = this.visit.command(command);
    this.isSending = true;
    return new Promise((done, failed) => {
      this.commands.set(message.cseq, { done, failed });
      this.connection.send(message);
    });
  }

  /** Asks how an unfinished choice goes on, or why it cannot; nothing changes by it. */
  preview(actions: unknown[]): Promise<Preview> {
    const message = this.visit.preview(this.document?.me?.decision ?? 0, actions);
    return new Promise((answered) => {
      this.previews.set(message.id, { message, answered });
      this.connection.send(message);
    });
  }

  /** Comes in anew, under one's new name; nothing that was sent is lost. */
  reenter(): void {
    this.connection.reopen();
  }

  close(): void {
    this.connection.close();
  }

  private hear(message: FromServer): void {
    const { send, news } = this.visit.hear(message);
    for (const answer of send) this.connection.send(answer);
    for (const one of news) this.learn(one);
    this.isSending = !this.visit.isSettled;
  }

  private learn(news: News): void {
    switch (news.kind) {
      case "changed": {
        const { document, told, chat } = this.visit.mirror;
        this.shut = undefined;
        this.left = undefined;
        this.told = told;
        this.chat = chat;
        this.document = document;
        break;
      }
      case "done":
        this.commands.get(news.cseq)?.done();
        this.commands.delete(news.cseq);
        break;
      case "refused":
        this.commands.get(news.cseq)?.failed(new Refusal(news.reason));
        this.commands.delete(news.cseq);
        break;
      case "preview":
        this.previews.get(news.id)?.answered(news.preview);
        this.previews.delete(news.id);
        break;
      case "shut":
        this.shut = news.reason;
        break;
      case "left":
        this.left = news.reason;
        break;
    }
  }
}
