// Starts Strapi as `strapi start` does, without what only its other commands need (decision 0040).
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { shareZod } from './share-zod.mjs';

const cms = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

async function main() {
  // V8 would let the heap grow to four times what is in use before it looks what of it can go (S10).
  setFlagsFromString('--heap-growing-percent=60');
  shareZod();
  const { createStrapi } = require('@strapi/strapi');
  await createStrapi({ appDir: cms, distDir: join(cms, 'dist') }).start();
}

/** Before Strapi reads its settings: by then what another process has left half done is looked at (decision 0094). */
function isAlone() {
  if (process.env.DATABASE_URL) return true;
  const { dataDir } = require('../dist/src/settings/data-dir.js');
  const { holdDataFolder } = require('../dist/src/starting/hold-data-folder.js');
  try {
    holdDataFolder(dataDir());
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
}

if (!isAlone()) process.exit(1);
main().catch((error) => {
  console.error(error);
  process.exit(1);
});
