/** Something that many ask for and that is done for all of them: one is under way at a time, and one more waits for it to end. */
export class OneAtATime {
  private running: Promise<void> | undefined;
  private waiting: Promise<void> | undefined;

  constructor(private readonly work: () => Promise<void>) {}

  /** The one that goes on now; it may know nothing of what has happened since it began. */
  get underWay(): Promise<void> | undefined {
    return this.running;
  }

  /** One that begins from now on, so that it knows of all that has happened so far. Fails as well when the one before it does. */
  next(): Promise<void> {
    if (this.waiting !== undefined) return this.waiting;
    if (this.running === undefined) return this.begin();
    const failed = (error: unknown): never => {
      this.waiting = undefined;
      throw error;
    };
    this.waiting = this.running.then(() => this.begin(), failed);
    return this.waiting;
  }

  private begin(): Promise<void> {
    this.waiting = undefined;
    const running = this.work().finally(() => (this.running = undefined));
    this.running = running;
    return running;
  }
}
