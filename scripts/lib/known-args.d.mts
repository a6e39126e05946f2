import type { parseArgs, ParseArgsConfig } from 'node:util';

/** What follows a command, as parseArgs reads it. Throws a Problem of one sentence, and the hint where to read on. */
export function knownArgs<Config extends ParseArgsConfig>(
  config: Config,
  hint?: string,
): ReturnType<typeof parseArgs<Config>>;
