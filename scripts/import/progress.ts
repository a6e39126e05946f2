/** Where it is drawn. */
type Out = { isTTY?: boolean; write(text: string): unknown };

const WIDTH = 28;
/** As long as the longest word for what is under way, which the next one has to cover. */
const DOING = 12;

/** A bar for who sits before a terminal; elsewhere a line for each tenth. */
export class Progress {
  private done = 0;
  private tenth = 0;
  private doing = '';

  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly out: Out = process.stdout,
  ) {
    this.draw();
  }

  /** What is under way, for steps that take a while. */
  begin(doing: string): void {
    this.doing = doing;
    if (this.out.isTTY) this.draw();
  }

  step(): void {
    this.done += 1;
    this.doing = '';
    this.draw();
  }

  end(): void {
    if (this.out.isTTY && this.total > 0) this.out.write('\n');
  }

  private draw(): void {
    if (this.total === 0) return;
    const part = this.done / this.total;
    const text = `  ${this.label.padEnd(12)} ${this.done} of ${this.total}`;
    if (this.out.isTTY) {
      const filled = Math.round(part * WIDTH);
      this.out.write(
        `\r${text.padEnd(36)} [${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}] ${this.doing.padEnd(DOING)}`,
      );
    } else if (Math.floor(part * 10) > this.tenth) {
      this.tenth = Math.floor(part * 10);
      this.out.write(`${text}\n`);
    }
  }
}
