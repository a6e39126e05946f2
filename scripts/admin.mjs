// `npm run admin -- add|reset|disable|unlock <user name> [--email <address>]`: accounts of the running product.
import { requireNode } from './lib/require-node.mjs';

requireNode(() => import('./lib/commands/admin.mjs'));
