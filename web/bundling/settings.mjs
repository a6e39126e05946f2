import react from '@vitejs/plugin-react';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { classNames } from './class-names.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Built beside the last build and put in its place at the end: a failed build leaves the last one as it was. */
export const finished = join(root, 'dist');
export const dist = join(root, '.cache/dist');
/** What each of the site's builds begins with. */
export const common = {
  root,
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  css: { modules: { generateScopedName: classNames(join(root, 'src')) } },
};
