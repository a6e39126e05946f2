import { spawnSync } from 'node:child_process';

/** @typedef {{ title: string, severity: string, url: string }} Advisory */
/** @typedef {{ name: string, via: (string | Advisory)[] }} Vulnerable */
/** @typedef {{ vulnerabilities: Record<string, Vulnerable> }} Report */

const GRAVE = ['high', 'critical'];

/**
 * What of an audit is grave: what is open, what is known to be out of reach here and why, and reasons that nothing needs any more.
 * @param {Report} report
 * @param {Record<string, string>} reasons by advisory
 */
export function judgeAudit({ vulnerabilities }, reasons) {
  const grave = Object.values(vulnerabilities).flatMap(({ name, via }) =>
    via.flatMap((cause) =>
      typeof cause === 'object' && GRAVE.includes(cause.severity)
        ? [{ id: cause.url.replace(/^.*\//, ''), text: `${name}: ${cause.title} (${cause.severity}` }]
        : [],
    ),
  );
  const found = new Set(grave.map(({ id }) => id));
  return {
    open: grave.filter(({ id }) => !(id in reasons)).map(({ id, text }) => `${text}, ${id})`),
    accepted: grave.filter(({ id }) => id in reasons).map(({ id, text }) => `${text}, ${id}): ${reasons[id]}`),
    stale: Object.keys(reasons).filter((id) => !found.has(id)),
  };
}

/**
 * Asks the registry what is known against the locked packages of a project, or says why it cannot be asked.
 * @param {string} dir
 * @returns {Report | { why: string }}
 */
export function audit(dir) {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  try {
    const report = JSON.parse(stdout);
    if (typeof report.vulnerabilities === 'object') return report;
    return { why: String(report.message ?? 'it gave another answer than an audit').replace(/ - .*/s, '') };
  } catch {
    return { why: 'npm said nothing that can be read' };
  }
}
