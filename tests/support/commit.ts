import { spawnSync } from 'node:child_process';
import { places } from './places';

/** The commit that is measured; `+` after it: with changes that are in no commit. */
export function commit(): string {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: places.root, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : '';
  };
  const head = git('rev-parse', '--short=12', 'HEAD');
  return head === '' ? 'unknown' : `${head}${git('status', '--porcelain') === '' ? '' : '+'}`;
}
