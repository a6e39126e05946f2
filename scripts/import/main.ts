import { HINT, parseOptions, USAGE } from './options';
import { reason } from './read/site-source';
import { runImport } from './run-import';
import type { CmsAccess } from './cms-client';

/** `npm run import`: what it answers is its exit code. */
export async function main(args: string[], product: { cms: CmsAccess; dataDir: string }): Promise<number> {
  const asked = parseOptions(args, process.env);
  if ('help' in asked) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if ('problem' in asked) {
    console.error(`${asked.problem}\n${HINT}`);
    return 2;
  }
  try {
    const say = (text: string) => void process.stdout.write(`${text}\n`);
    return (await runImport(asked, { ...product, say })) ? 0 : 1;
  } catch (error) {
    console.error(`\n${reason(error)}`);
    return 1;
  }
}
