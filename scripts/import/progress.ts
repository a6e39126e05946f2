const WIDTH = 28;

/** A bar for who sits before a terminal; elsewhere a line for each tenth. */
export class Progress {
  private done = 0;
  private tenth = 0;

  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly out: NodeJS.WriteStream = process.stdout,
  ) {
    this.draw();
  }

  step(): void {
    this.done += 1;
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
      this.out.write(`\r${text.padEnd(36)} [${'#'.repeat(filled)}${'-'.repeat(WIDTH - filled)}]`);
    } else if (Math.floor(part * 10) > this.tenth) {
      this.tenth = Math.floor(part * 10);
      this.out.write(`${text}\n`);
    }
  }
}
