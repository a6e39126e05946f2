import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { Problem } from '../problem.mjs';

/**
 * Writes what a project is made of, as CycloneDX, from its lockfile alone.
 * @param {{ name: string, dir: string }} project
 * @param {string} folder
 * @returns {{ file: string, components: number }}
 */
export function writeBill({ name, dir }, folder) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Problem(`npm sbom failed in ${dir}:\n${stderr}`);
  const bill = JSON.parse(stdout);
  const file = join(folder, `${name}.cdx.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
  return { file, components: bill.components.length };
}
