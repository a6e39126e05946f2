// `npm run import -- --from <address or folder>`: brings an older site over into the running product (scripts/import/).
import { requireNode } from './lib/require-node.mjs';

requireNode(() => import('./lib/commands/import.mjs'));
