import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultHome } from '@apoti/contract/content/default-home';
import { PartnerMark } from './PartnerMark';

const drawn = (name: string, kind: string) => renderToString(<PartnerMark name={name} kind={kind} />);

describe('PartnerMark', () => {
  it('P5: a partner’s mark is always the same, and no two of the example partners share one', () => {
    const marks = defaultHome.partners.items.map(({ name, kind }) => drawn(name, kind));
    expect(marks).toEqual(defaultHome.partners.items.map(({ name, kind }) => drawn(name, kind)));
    expect(new Set(marks).size).toBe(marks.length);
  });

  it('P5: any name has a mark', () => {
    for (const name of ['', '📦', 'صندوق', 'x'.repeat(300)]) expect(drawn(name, '')).toContain('<path');
  });
});
