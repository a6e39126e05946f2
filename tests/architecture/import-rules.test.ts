import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const root = join(fileURLToPath(new URL('.', import.meta.url)), '../..');
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId.startsWith('boundaries/') });

/** Whether an import by relative path leads to a source file; one that does not would be judged by nobody. */
function exists(file: string, source: string): boolean {
  const target = join(root, dirname(file), source);
  return !source.startsWith('.') || ['.ts', '.tsx'].some((ending) => existsSync(target + ending));
}

/** The import rules' verdict on a file that does not exist, with the project's own configuration. */
async function verdict(file: string, source: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { x } from '${source}';\nexport const y = x;\n`, {
    filePath: join(root, file),
  });
  return (result?.messages ?? []).map((message) => message.ruleId ?? message.message);
}

const refused = ['boundaries/dependencies'];

const planted: [why: string, file: string, source: string][] = [
  ['the site imports the back-office', 'web/src/site/home/Planted.tsx', '../../admin/shell/AdminShell'],
  ['the back-office imports the site', 'web/src/admin/content/Planted.tsx', '../../site/home/HomePage'],
  ['the back-office’s core imports a screen', 'web/src/admin/shell/Planted.tsx', '../content/ContentScreen'],
  ['a page imports its sibling', 'web/src/site/login/Planted.tsx', '../home/HomePage'],
  ['a section imports a page', 'web/src/sections/hero/Planted.tsx', '../../site/home/HomePage'],
  ['shared code imports a section', 'web/src/shared/ui/Planted.tsx', '../../sections/hero/HeroSection'],
  ['shared code imports the app', 'web/src/shared/ui/Planted.tsx', '../../app/SiteRoot'],
  ['the contract imports the proxy', 'compat-proxy/contract/src/planted.ts', '../../src/app'],
  ['the proxy imports the site', 'compat-proxy/src/planted.ts', '../../web/src/app/SiteRoot'],
  ['the site imports the proxy', 'web/src/app/Planted.tsx', '../../../compat-proxy/src/app'],
];

const allowed: typeof planted = [
  ['a page imports a section', 'web/src/site/home/Planted.tsx', '../../sections/hero/HeroSection'],
  ['the app imports a page', 'web/src/app/Planted.tsx', '../site/home/HomePage'],
  ['the proxy imports the contract', 'compat-proxy/src/planted.ts', '@apoti/contract'],
  ['a section imports a library', 'web/src/sections/hero/Planted.tsx', 'react'],
];

describe('the import rules', () => {
  it.each([...planted, ...allowed])('are tried on a file that is there: %s', (_why, file, source) => {
    expect(exists(file, source)).toBe(true);
  });

  it.each(planted)('are broken when %s', async (_why, file, source) => {
    expect(await verdict(file, source)).toEqual(refused);
  });

  it.each(allowed)('hold when %s', async (_why, file, source) => {
    expect(await verdict(file, source)).toEqual([]);
  });
});
