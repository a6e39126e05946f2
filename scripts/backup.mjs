// `npm run backup [-- list]` and `npm run restore -- <file or name>`: backups of an installation, whether the product runs or not.
import { requireNode } from './lib/require-node.mjs';

requireNode(() => import('./lib/commands/backup.mjs'));
