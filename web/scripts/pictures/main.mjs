// Takes the site's pictures of the model in this folder and encodes them. Run by hand; the results are committed.
// npm run pictures -w web -- [--draft <folder>] [names]: all pictures, or those named; a draft is small, quick and not encoded.
import { build } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { encode } from './encode.mjs';
import { pictures } from './list.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draft: { type: 'string' }, width: { type: 'string' }, exposures: { type: 'string' } },
});
const draft = values.draft;
const wanted = pictures.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

const bundle = await build({
  entryPoints: [join(here, 'page.ts')],
  bundle: true,
  write: false,
  format: 'iife',
  loader: { '.woff2': 'dataurl' },
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? undefined,
  args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
page.setDefaultTimeout(0);
page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
await page.addScriptTag({ content: bundle.outputFiles[0].text });
for (const { name, width, exposures, files } of wanted) {
  const start = performance.now();
  const url = await page.evaluate(
    ([what, wide, count]) => globalThis.takePicture(what, wide, count),
    [name, Number(values.width ?? (draft ? 900 : width)), Number(values.exposures ?? (draft ? 12 : exposures))],
  );
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  if (draft) {
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, `${name}.png`), png);
  } else await encode(name, png, files);
  console.warn(name, `${Math.round((performance.now() - start) / 1000)} s`);
}
await browser.close();
