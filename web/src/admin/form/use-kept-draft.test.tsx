// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { useKeptDraft, type KeptDraft } from './use-kept-draft';

const schema = z.object({ name: z.string(), image: z.string() });
type Entry = z.infer<typeof schema>;
let draft: KeptDraft<Entry>;
let other: KeptDraft<Entry>;
let root: Root;

function Form({ person }: { person: number }) {
  draft = useKeptDraft({ list: 'thing', person, schema });
  return null;
}
function Other() {
  other = useKeptDraft({ list: 'thing', person: 1, schema, initial: () => ({ name: 'Usual', image: '' }) });
  return null;
}
async function open(person = 1): Promise<void> {
  root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <>
        <Form person={person} />
        <Other />
      </>,
    ),
  );
}
const close = () => act(async () => root.unmount());

describe('something new that is being typed', () => {
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    localStorage.clear();
  });
  afterEach(async () => {
    await close();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('A6: is there again after a reload or a closed tab, under the same key, and says so; nobody else gets it', async () => {
    await open();
    expect(draft.entry).toBeNull();
    await act(async () => draft.begin({ name: '', image: '' }));
    await act(async () => draft.change({ name: 'Half' }));
    const { key, restored } = draft;
    expect(restored).toBe(false);
    await close();
    await open();
    expect(draft).toMatchObject({ entry: { name: 'Half', image: '' }, key, restored: true, isKept: true });
    await close();
    await open(2);
    expect(draft.entry).toBeNull();
  });

  it('A6: an upload that ends while a person types takes none of her words away', async () => {
    await open();
    await act(async () => draft.begin({ name: '', image: '' }));
    const { change } = draft;
    await act(async () => draft.change({ name: 'Typed meanwhile' }));
    await act(async () => change({ image: '/uploads/x.webp' }));
    expect(draft.entry).toEqual({ name: 'Typed meanwhile', image: '/uploads/x.webp' });
  });

  it.each(['discarded or made here', 'made in another tab'])(
    'A6: an upload that ends after its draft was %s writes into no later one',
    async (where) => {
      const gone = async () => {
        if (where.endsWith('here')) return act(async () => other.clear());
        const [name = ''] = Object.keys(localStorage);
        localStorage.removeItem(name);
        return act(async () => window.dispatchEvent(new StorageEvent('storage', { key: name })));
      };
      await open();
      const beforeFirstKey = other.change;
      await act(async () => other.change({ name: 'First' }));
      const { change, key } = other;
      await gone();
      for (const late of [beforeFirstKey, change]) await act(async () => late({ image: '/late.webp' }));
      expect([other.entry, localStorage.length]).toEqual([null, 0]);
      await act(async () => other.change({ name: 'Next' }));
      for (const late of [beforeFirstKey, change]) await act(async () => late({ image: '/late.webp' }));
      expect(other.entry).toEqual({ name: 'Next', image: '' });
      expect(other.key).not.toBe(key);
    },
  );

  it('A6: two forms of one browser show the same; made in one, it is gone in both, and the next one has another key', async () => {
    await open();
    await act(async () => other.change({ image: '/a.webp' }));
    expect(draft.entry).toEqual({ name: 'Usual', image: '/a.webp' });
    const { key } = draft;
    await act(async () => other.clear());
    expect(draft.entry).toBeNull();
    expect(localStorage.length).toBe(0);
    await act(async () => other.change({ name: 'Next' }));
    expect(other.key).not.toBe(key);
  });

  it('A6: what is made late takes away neither words that were typed since, nor another entry that stands in its place', async () => {
    await open();
    await act(async () => draft.begin({ name: 'Made', image: '' }));
    const made = draft.entry!;
    const { clear } = draft;
    await act(async () => other.change({ name: 'Made, and more' }));
    await act(async () => clear(made));
    expect(draft.entry?.name).toBe('Made, and more');
    await act(async () => other.clear());
    await act(async () => other.change({ name: 'Next' }));
    await act(async () => clear());
    expect(draft.entry?.name).toBe('Next');
  });

  it('A6: what was added has no form any more, and is kept until it is stored; another one may be begun meanwhile', async () => {
    await open();
    let store = (): void => {};
    const add = () => act(async () => other.added(new Promise((resolve) => (store = resolve))));
    await act(async () => other.change({ name: 'Added' }));
    const { change, key } = other;
    await add();
    await act(async () => change({ image: '/late.webp' }));
    expect([other.entry, other.restored]).toEqual([null, false]);
    expect(Object.values(localStorage).join()).toContain('"Added","image":""');
    expect(other.key).not.toBe(key);
    await act(async () => store());
    expect(localStorage.length).toBe(0);

    await act(async () => other.change({ name: 'Added too' }));
    await add();
    await act(async () => other.change({ name: 'Next' }));
    await act(async () => store());
    expect(other.entry).toEqual({ name: 'Next', image: '' });
  });

  it('A6: what another tab writes is shown', async () => {
    await open();
    await act(async () => draft.begin({ name: 'Here', image: '' }));
    const [name = ''] = Object.keys(localStorage);
    localStorage.setItem(name, JSON.stringify({ value: { name: 'There', image: '' }, key: 'k' }));
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: name })));
    expect(draft.entry?.name).toBe('There');
  });

  it('A6: what cannot be read is none; a browser that keeps nothing keeps it while the page is open', async () => {
    await open();
    await act(async () => draft.begin({ name: 'x', image: '' }));
    const [name = ''] = Object.keys(localStorage);
    localStorage.setItem(name, '{"value":{"name":1}}');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: name })));
    expect(draft.entry).toBeNull();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await act(async () => draft.begin({ name: 'Held', image: '' }));
    expect(draft.entry?.name).toBe('Held');
    expect(draft.isKept).toBe(false);
    await act(async () => draft.clear());
    expect(draft.entry).toBeNull();
  });
});
