import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('UploadDialog.module.css', import.meta.url), 'utf8');
const rule = (selector: string, within = css) => within.split(`${selector} {`)[1]?.split('}')[0] ?? '';

it('A15: Cancel and Upload stay in sight however many files are chosen, and a small window has one thing to push along', () => {
  expect(rule('\n.answers')).toContain('position: sticky');
  // What sticks within a grid does not leave its row.
  expect(rule('\n.body')).not.toContain('grid');
  const small = css.split('@media (max-width: 30rem), (max-height: 40rem)')[1] ?? '';
  expect(rule('.files', small)).toContain('overflow: visible');
});
