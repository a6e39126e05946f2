// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { leaveOutUnseen } from './unseen';

describe('a page beside a form', () => {
  it('S11: has its sections and answers left out of the drawing where nobody sees them', () => {
    leaveOutUnseen(document);
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
    const left = rules.flatMap(({ cssText }) => (cssText.includes('content-visibility: auto') ? [cssText] : []));
    expect(left.map((rule) => rule.split(' {')[0])).toEqual(['main > *', 'main details']);
  });
});
