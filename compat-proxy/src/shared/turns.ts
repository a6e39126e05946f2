/** Work that is done one after another where it has the same key, and side by side where it has not. */
export class Turns {
  private readonly last = new Map<string, Promise<void>>();

  /** Does the work once everything that came before it with this key is over, however that ended. Fails as the work does. */
  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(work);
    const over: Promise<void> = mine.then(
      () => this.leave(key, over),
      () => this.leave(key, over),
    );
    this.last.set(key, over);
    return mine;
  }

  private leave(key: string, turn: Promise<void>): void {
    if (this.last.get(key) === turn) this.last.delete(key);
  }
}
