export const usage = `npm run backup -- make                        makes a backup, also while the product runs
npm run backup -- list                        names the backups
npm run backup -- restore <name or path>      restores one; the product must not run
The data folder is that of DATA_DIR.`;

/**
 * What follows `npm run backup --`.
 * @param {string[]} args
 * @returns {{ action: 'make' | 'list' } | { action: 'restore', name: string } | undefined} undefined: show the usage
 */
export function parseBackupArgs(args) {
  const [action, name, ...more] = args;
  if (more.length > 0) return undefined;
  if (action === 'restore' && name && !name.startsWith('-')) return { action, name };
  return (action === 'make' || action === 'list') && name === undefined ? { action } : undefined;
}
