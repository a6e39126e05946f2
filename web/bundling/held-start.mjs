import { join } from 'node:path';
import { build } from 'vite';
import { inlineHash } from './inline-hash.mjs';
import { common, root } from './settings.mjs';

/** What holds the home page's first script back until its picture is painted (decision 0040), and what the policy knows it by. */
export async function buildHeldStart() {
  const { output } = await build({
    ...common,
    plugins: [],
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/entry-held-start.ts'),
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
      },
    },
  });
  const [{ code = '' } = {}] = output;
  const script = code.trim();
  if (output.length !== 1 || script === '' || script.includes('</'))
    throw new Error('What holds the first script back is one script that can stand in a document');
  return { script, hash: inlineHash(script) };
}
