import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { Script } from 'node:vm';

const digestOf = (text: Buffer) => createHash('sha256').update(text).digest();
const DIGEST_BYTES = 32;

/** What V8 compiled of this very text before: V8 itself compares no more than lengths. Undefined where that is not there. */
function keptOf(file: string, text: Buffer): Buffer | undefined {
  try {
    const kept = readFileSync(file);
    return kept.subarray(0, DIGEST_BYTES).equals(digestOf(text)) ? kept.subarray(DIGEST_BYTES) : undefined;
  } catch {
    return undefined;
  }
}

/** What a bundle exports, whether what V8 compiled of it before was of use, and what writes down all that is compiled by then. */
type Run = { exports: unknown; wasKept: boolean; keep: () => void };

/**
 * Runs a bundle with what V8 has compiled of it before, where that lies beside it as `<bundle>.compiled` and this V8 takes it: reading
 * and compiling them was a third of a start (S12, decision 0032). The bundle is ASCII, and one function of what CommonJS has;
 * an `import()` in it fails.
 */
export function runCompiled(bundle: string): Run {
  const text = readFileSync(bundle);
  const file = `${bundle}.compiled`;
  const cachedData = keptOf(file, text);
  const script = new Script(text.toString('latin1'), { filename: bundle, ...(cachedData && { cachedData }) });
  const run: unknown = script.runInThisContext();
  if (typeof run !== 'function') throw new Error(`${bundle} is not a bundle of the proxy: build it again`);
  const module = { exports: {} };
  Reflect.apply(run, undefined, [module.exports, createRequire(bundle), module, bundle, dirname(bundle)]);
  const keep = () => writeFileSync(file, Buffer.concat([digestOf(text), script.createCachedData()]));
  return { exports: module.exports, wasKept: cachedData !== undefined && script.cachedDataRejected !== true, keep };
}

/**
 * The same in a process of the proxy, which writes it down at its end where it was started for that (`compile.mjs`), and says so where
 * something is there and of no use: made with other flags, by another Node, or of another text. It is the slower for it, and no worse.
 */
export function runBundle(bundle: string): unknown {
  const { exports, wasKept, keep } = runCompiled(bundle);
  if (!wasKept && existsSync(`${bundle}.compiled`))
    process.emitWarning(`${bundle}.compiled is not of use to this process: starts are slower than they need be`);
  if (process.env['KEEP_COMPILED'] === 'true') process.once('exit', keep);
  return exports;
}
