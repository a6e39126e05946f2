import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultHome } from '@apoti/contract/content/default-home';
import { markLooks, PartnerMark } from './PartnerMark';

const partners = defaultHome.partners.items;

describe('PartnerMark', () => {
  it('P5: marks are always the same, and no two of the example partners share a figure', () => {
    const looks = markLooks(partners);
    expect(markLooks(partners)).toEqual(looks);
    expect(new Set(looks.map(({ figure }) => figure)).size).toBe(partners.length);
  });

  it('P5: any name has a mark, also when there are more partners than figures', () => {
    const names = ['', '📦', 'صندوق', 'x'.repeat(300), ...Array.from({ length: 30 }, (_, at) => `Partner ${at}`)];
    for (const look of markLooks(names.map((name) => ({ name, kind: '' }))))
      expect(renderToString(<PartnerMark {...look} />)).toContain('<path');
  });
});
