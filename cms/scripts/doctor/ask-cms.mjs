import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cms = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** @typedef {import('./finding.mjs').Looked} Looked */

/** What knows the content, its rules and where everything is kept. */
const command = join(cms, 'dist/src/doctor/command.js');

/**
 * Lets the code of the CMS look, in a process of its own that opens everything read-only.
 * @param {NodeJS.ProcessEnv} env what the CMS is told, and nothing more
 * @returns {Promise<Looked>}
 */
export function askCms(env) {
  /** @param {string} why @returns {Looked} */
  const blind = (why) => ({ findings: [], unlooked: [{ check: 'content', why }] });
  if (!existsSync(command) || !existsSync(join(cms, 'node_modules'))) {
    return Promise.resolve(blind('the CMS is not built; npm start builds it.'));
  }
  return new Promise((resolve) => {
    let said = '';
    const keep = (/** @type {Buffer} */ part) => void (said = (said + part.toString()).slice(-1_000));
    const child = spawn(process.execPath, [command], {
      cwd: cms,
      env: { ...env, CMS_READ_ONLY: '1', LOG_LEVEL: 'error' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('message', (told) => resolve(looked(told) ?? blind('the CMS said something else.')));
    child.once('error', (error) => resolve(blind(error.message)));
    child.once('close', () => resolve(blind(`it ended: ${said.trim()}`)));
  });
}

/** @param {unknown} told @returns {Looked | undefined} */
function looked(told) {
  if (typeof told !== 'object' || told === null || !('findings' in told) || !('unlooked' in told)) return undefined;
  const { findings, unlooked } = told;
  return Array.isArray(findings) && Array.isArray(unlooked) ? { findings, unlooked } : undefined;
}
