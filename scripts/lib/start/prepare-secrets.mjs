import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { databaseName } from '../database-name.mjs';
import { planFirstAdmin } from '../first-admin.mjs';
import { timed } from '../output.mjs';
import { openSecrets, saveSecrets } from '../secrets.mjs';

/**
 * The secrets, and the first admin of a database for which nobody was told of one yet: a new one, and one that the product has
 * moved to. One that has its admins already keeps them, which is seen once it can be asked.
 * @param {import('../settings.mjs').Settings} settings
 * @param {NodeJS.ProcessEnv} env
 */
export async function prepareSecrets(settings, env) {
  const stored = openSecrets(settings.dataDir);
  if (isTold(stored.firstAdmin, settings.dataDir, databaseName(env))) return { stored, firstAdmin: undefined };
  return timed('made the secrets and the first sign-in', () => {
    const { keep, ...firstAdmin } = planFirstAdmin(settings.adminPassword, stored.firstAdmin);
    stored.firstAdmin = keep;
    saveSecrets(settings.dataDir, stored);
    return { stored, firstAdmin };
  });
}

/**
 * @param {import('../secrets.mjs').FirstAdmin | undefined} firstAdmin
 * @param {string} dataDir
 * @param {string} database
 */
function isTold(firstAdmin, dataDir, database) {
  const hasFile = existsSync(join(dataDir, 'cms.sqlite'));
  // What an earlier release has noted names none: it was that of the folder, or where that has none, the one of the settings.
  const of = firstAdmin?.database ?? (hasFile ? 'SQLite' : database);
  return firstAdmin?.told === true && of === database && (database !== 'SQLite' || hasFile);
}
