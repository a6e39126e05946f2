import { join } from 'node:path';
import { build } from 'vite';
import { inlineHash } from './inline-hash.mjs';
import { common, root } from './settings.mjs';

/** A sheet without what it gives a value and does not use; what comes after it has them all. */
function withoutUnusedValues(css) {
  const unused = [...css.matchAll(/[{;](--[\w-]+):/g)]
    .map(([, name]) => name)
    .filter((name) => !css.includes(`var(${name}`));
  if (unused.length === 0) return css;
  const rest = unused.reduce((text, name) => text.replaceAll(new RegExp(`(?<=[{;])${name}:[^;}]*;?`, 'g'), ''), css);
  return withoutUnusedValues(rest);
}

/** The first look of the home page, as its document has it (decision 0031), and what the policy knows it by. */
export async function buildFirstLook() {
  const { output } = await build({
    ...common,
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      // A sheet of classes is left out unless they are exported.
      rolldownOptions: { input: join(root, 'src/app/entry-first-look.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const sheets = output.filter(({ fileName }) => fileName.endsWith('.css'));
  const style = withoutUnusedValues(sheets.map(({ source }) => String(source).trim()).join(''));
  if (sheets.length !== 1 || style.includes('</'))
    throw new Error('The first look is one sheet that can stand in a document');
  return { style, hash: inlineHash(style) };
}
