import fc from 'fast-check';
import { expect, it } from 'vitest';
import { iconSvg } from '@apoti/contract/lib/icon-svg';
import { tabIcon } from './icon-tags';

const href = (siteName: string) =>
  /^<link rel="icon" href="data:image\/svg\+xml,([^"<>&]*)" type="image\/svg\+xml">$/.exec(
    tabIcon({ placed: {}, site: { siteName } }),
  )?.[1] ?? '';

it('P2: the tab’s icon is the mark, whole, in the document itself (S6)', () => {
  for (const siteName of ['Apoti', 'صندوق', '𐐨dd', ''])
    expect(decodeURIComponent(href(siteName)).replaceAll("'", '"')).toBe(iconSvg(siteName));
});

it('P2: no name of a site ends the icon’s address, its attribute or its tag', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (siteName) => {
      expect(href(siteName)).toMatch(/^[\x20-\x7e]+$/);
      expect(href(siteName)).not.toContain('#');
    }),
  );
});
