import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const around = ['admin/shell/AdminShell.module.css', 'shared/ui/base.css', 'shared/ui/Field.module.css'];

describe('the styles around every form', () => {
  it.each(around)('S11: %s does not depend on what is inside: each key would have it styled anew', (path) => {
    const css = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
    expect(css.length).toBeGreaterThan(100);
    expect(css).not.toContain(':has(');
  });
});
