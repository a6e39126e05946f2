import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './paths.mjs';

it.each(['admin.mjs', 'backup.mjs', 'import.mjs'])(
  'A18: %s looks at Node before it reads anything that a Node which is too old could not',
  (script) => {
    const imports = readFileSync(join(root, 'scripts', script), 'utf8').match(/^import .+$/gm);
    expect(imports?.[0]).toBe("import './lib/require-node.mjs';");
  },
);
