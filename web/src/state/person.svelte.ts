/** Who sits before this browser. */
import type { Session } from "../../../protocol/protocol";
import * as api from "$/net/api";

class Visitor {
  private session = $state.raw<Session>();
  private arriving: Promise<Session> | undefined;

  get name(): string {
    return this.session?.me.person.name ?? "";
  }

  get id(): string {
    return this.session?.me.person.id ?? "";
  }

  /** The name of the account; none for guests. */
  get account(): string | undefined {
    return this.session?.me.account;
  }

  /** The one we were last time, or a new guest. */
  arrive(): Promise<Session> {
    this.arriving ??= api.arrive().then(
      (session) => (this.session = session),
      (error: unknown) => {
        this.arriving = undefined;
        throw error;
      },
    );
    return this.arriving;
  }

  async rename(name: string): Promise<void> {
    await this.arrive();
    this.take(await api.rename(name));
  }

  async signUp(name: string, password: string): Promise<void> {
    await this.arrive();
    this.take(await api.signUp({ name, password }));
  }

  async logIn(name: string, password: string): Promise<void> {
    this.session = await api.logIn({ name, password });
    this.arriving = Promise.resolve(this.session);
  }

  async logOut(): Promise<void> {
    await api.logOut();
    this.session = undefined;
    this.arriving = undefined;
    await this.arrive();
  }

  private take(me: Session["me"]): void {
    if (this.session) this.session = { ...this.session, me };
  }
}

export const person = new Visitor();
