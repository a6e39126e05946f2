import { faults } from './faults';
import { readOptions } from './options';

/** Runs what the arguments ask for. A signal lets the try under way finish, a second one does not. Gives the exit code. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (ending.signal.aborted) process.exit(130);
      ending.abort();
    });
  }
  return (await faults(options, ending.signal)) ? 0 : 1;
}
