import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/** Our own package beside a project; what it is made of stands in the bill of the project that it belongs to. */
const isOurs = (/** @type {string} */ version) => version.startsWith('file:');
const ownFolder = /^(\.\.\/|node_modules\/@apoti\/)/;

/**
 * A copy of what a project says it is made of, without what lies beside it: npm takes the packages of that for missing.
 * @param {string} dir
 * @param {string} copy
 */
function copyWithoutOurs(dir, copy) {
  for (const file of ['package.json', 'package-lock.json']) {
    const content = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    const root = file === 'package.json' ? content : content.packages[''];
    for (const [name, version] of Object.entries(root.dependencies ?? {}))
      if (isOurs(version)) delete root.dependencies[name];
    if (!root.workspaces)
      for (const path of Object.keys(content.packages ?? {})) if (ownFolder.test(path)) delete content.packages[path];
    writeFileSync(join(copy, file), JSON.stringify(content));
  }
}

/**
 * Writes what a project is made of, as CycloneDX, from its lockfile alone.
 * @param {{ name: string, dir: string }} project
 * @param {string} folder
 * @returns {{ file: string, components: number }}
 */
export function writeBill({ name, dir }, folder) {
  const copy = mkdtempSync(join(tmpdir(), 'bill-'));
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  try {
    copyWithoutOurs(dir, copy);
    const options = { cwd: copy, encoding: /** @type {const} */ ('utf8'), maxBuffer: 64 * 1024 * 1024 };
    const { stdout, stderr, status } = spawnSync('npm', args, options);
    if (status !== 0) throw new Problem(`npm sbom failed for ${name}:\n${stderr}`);
    const bill = JSON.parse(stdout);
    const file = join(folder, `${name}.cdx.json`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    return { file, components: bill.components.length };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
