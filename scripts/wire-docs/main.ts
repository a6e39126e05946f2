// Writes docs/wire.md and docs/openapi.json from the contract's list of calls (`npm run wire-docs`); with --check fails when
// one of them is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { openapiDocument } from './openapi';
import { wireText } from './wire-text';

const root = new URL('../../', import.meta.url);
const documents = [
  ['docs/wire.md', wireText()],
  ['docs/openapi.json', JSON.stringify(openapiDocument())],
] as const;

const stale: string[] = [];
for (const [name, text] of documents) {
  const file = fileURLToPath(new URL(name, root));
  const wanted = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  stale.push(name);
  if (!process.argv.includes('--check')) writeFileSync(file, wanted);
}
if (process.argv.includes('--check') && stale.length > 0) {
  console.error(`${stale.join(' and ')} ${stale.length > 1 ? 'are' : 'is'} out of date: run npm run wire-docs`);
  process.exitCode = 1;
}
