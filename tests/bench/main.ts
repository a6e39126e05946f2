import { bench } from './bench';
import { readOptions } from './options';
import { World } from './world';

/** A second signal after this long means impatience: npm passes on what the terminal has sent already, in ms. */
const ECHO_MS = 1_000;

/** Runs the bench and ends everything it started, also after a signal. Gives the exit code. */
export async function main(args: string[]): Promise<number> {
  const world = new World(readOptions(args));
  const interrupted = new Promise<number>((resolve) => {
    let since: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (since !== undefined && performance.now() - since > ECHO_MS) process.exit(1);
        since ??= performance.now();
        resolve(130);
      });
    }
  });
  const measured = bench(world).then(() => 0);
  // What fails because of a signal is not told.
  measured.catch(() => undefined);
  try {
    return await Promise.race([measured, interrupted]);
  } finally {
    await world.stop();
  }
}
