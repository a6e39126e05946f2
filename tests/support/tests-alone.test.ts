import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testsAlone } from './tests-alone';

it('Q1: test files with a window or with modules that they replace run in a process of their own, others share one', () => {
  const root = mkdtempSync(join(tmpdir(), 'tests-alone-'));
  mkdirSync(join(root, 'web/node_modules/x'), { recursive: true });
  // Put together here: this file is no such one.
  const needsWindow = `// ${['@vitest-environment', 'jsdom'].join(' ')}\n`;
  const replaces = ['vi', "mock('./other', () => ({}));"].join('.');
  const files = {
    'web/window.test.tsx': needsWindow,
    'web/replaces.test.ts': replaces,
    'web/typed.test.ts': replaces.replace('(', '<typeof import("./other")>('),
    'web/plain.test.ts': "it('adds', () => {});",
    'web/window.ts': needsWindow,
    'web/node_modules/x/window.test.ts': needsWindow,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  expect(testsAlone(root, ['web']).sort()).toEqual([
    'web/replaces.test.ts',
    'web/typed.test.ts',
    'web/window.test.tsx',
  ]);
});
