// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@apoti/contract';
import { adminToast } from '../../shared/ui/toast';
import { settle } from '../editing/testing/fake-clock';
import { historyTexts } from './texts';
import {
  answer,
  beginDocument,
  button,
  click,
  close,
  endDocument,
  group,
  open,
  posts,
  reload,
  requested,
  sent,
  summary,
  tab,
} from './testing/history-page';

vi.mock('../../shared/api/client', () => ({ request: vi.fn() }));

const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
const about = ['about', 'title'];

describe('HistoryPanel', () => {
  beforeEach(async () => {
    for (const mock of [said.success, said.error]) mock.mockReset();
    await beginDocument();
  });
  afterEach(endDocument);

  it('A6: a run is one line by day, person and time; what changed in a text is marked word by word', async () => {
    const [slide] = tab.mine.heroSlides;
    const path = ['heroSlides', `#${slide!.id}`, 'title'];
    answer.groups = [group([{ path, old: 'Secure smart lockers', new: 'Secure new lockers' }], { door: 'panel' })];
    await open();
    expect(document.querySelector('section h3')?.textContent).toBe('Today');
    expect(summary()).toMatch(/^Amina\d\d:\d\d, just nowchanged Slide “.*”: Title in Strapi’s panel$/);
    expect(document.querySelector('del')?.textContent).toBe('[was: smart]');
    expect(document.querySelector('ins')?.textContent).toBe('[now: new]');
  });

  it('A6: what was renamed since is told by its name of then, and by that of now', async () => {
    const [slide] = tab.mine.heroSlides;
    const path = (field: string) => ['heroSlides', `#${slide!.id}`, field];
    answer.groups = [
      group([{ path: path('ctaText'), old: 'Go', new: 'Go on' }], { from: 9, change: 9 }),
      group([{ path: path('title'), old: 'Second name', new: slide!.title }], { from: 8, change: 8 }),
      group([{ path: path('subtitle'), old: 'A', new: 'B' }], { from: 7, change: 7 }),
      group([{ path: path('title'), old: 'First name', new: 'Second name' }], { from: 6, change: 6 }),
      group([{ path: path('subtitle'), old: 'None', new: 'A' }], { from: 5, change: 5 }),
    ];
    await open();
    const now = `“${slide!.title}”`;
    const told = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent?.split('changed ')[1]);
    expect(told.map((text) => text?.replace(/: .*/, ''))).toEqual([
      `Slide ${now}`,
      `Slide ${now}`,
      `Slide “Second name” (now ${now})`,
      `Slide “Second name” (now ${now})`,
      `Slide “First name” (now ${now})`,
    ]);
    expect(button('Restore this field').getAttribute('aria-label')).toContain(`Slide ${now}`);
  });

  it('A6: one field is brought back, or all of a run; editor and list look again, and it can be undone', async () => {
    answer.groups = [
      group([
        { path: about, old: 'One', new: 'Two' },
        { path: ['about', 'story'], old: 'A', new: 'B' },
      ]),
    ];
    await open();
    await click(button('Restore this field'));
    expect(posts()).toEqual([{ kind: 'content', from: 3, change: 5, paths: [about], ask: true }]);
    expect(said.success).toHaveBeenCalledWith('Brought back: About Section: Title');
    expect(reload).toHaveBeenCalledOnce();
    expect(sent().filter(({ method }) => method !== 'POST')).toHaveLength(2);
    await click(button('Undo'));
    expect(posts().at(-1)).toEqual({ kind: 'content', from: 6, change: 6, ask: true });
    expect(said.success).toHaveBeenLastCalledWith('Undone: About Section: Title');
    await click(button('Restore all of this'));
    expect(posts().at(-1)).toEqual({ kind: 'content', from: 3, change: 5, ask: true });
  });

  it('A6: what is unsent leaves first, so that nothing is lost', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    await open();
    await act(async () => tab.type({ title: 'Typed just now' }));
    let arrived = 0;
    answer.restore = () => {
      arrived = tab.world.server.arrived.length;
      return { success: true, revision: 'a.6', changed: true };
    };
    await act(async () => {
      button('Restore this field').click();
      await settle();
    });
    expect(arrived).toBe(1);
    expect(tab.world.server.read().content.heroSlides[0]?.title).toBe('Typed just now');
  });

  it('A6: somebody else’s later edit is asked about, and stays unless the person says otherwise', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    const newer = [{ path: about, who: 'Ben', at: '2026-11-21T11:00:00.000Z' }];
    answer.restore = ({ ask }) => {
      if (ask) throw new ApiError('conflict', 'Somebody else changed this since', { newer });
      return { success: true, revision: 'a.7', changed: true };
    };
    await open();
    await click(button('Restore this field'));
    expect(document.body.textContent).toContain('Ben changed it on 21 Nov 2026, 12:00');
    await click(button('Keep the newer one'));
    expect(posts()).toHaveLength(1);
    await click(button('Restore this field'));
    await click(button('Bring back the older one'));
    expect(posts().at(-1)).toMatchObject({ ask: false, paths: [about] });
    expect(said.success).toHaveBeenCalledOnce();
  });

  it('A18: Restore, Restore all and Undo close the site to visitors only after a question, whose harmless answer has the focus', async () => {
    answer.groups = [
      group([
        { path: ['general', 'maintenanceMode'], old: true, new: false },
        { path: ['general', 'smsNotifications'], old: true, new: false },
      ]),
    ];
    let isOpen = true;
    answer.restore = ({ ask }) => {
      if (isOpen && ask)
        throw new ApiError('conflict', 'That closes the site to visitors', { newer: [], closes: true });
      isOpen = !isOpen;
      return { success: true, revision: 'a.7', changed: true };
    };
    const isAsking = () => document.body.textContent?.includes('Close the site to visitors?');
    await open();
    for (const name of ['Restore this field', 'Restore all of this']) {
      await click(button(name));
      expect([isAsking(), document.activeElement?.textContent]).toEqual([true, 'Cancel']);
      await click(button('Cancel'));
      expect([isOpen, isAsking()]).toEqual([true, false]);
    }
    await click(button('Restore this field'));
    await click(button('Close the site'));
    expect([isOpen, posts().at(-1)?.ask]).toEqual([false, false]);
    // It opens the site without a question, and its way back asks.
    await click(button('Restore this field'));
    expect(isOpen).toBe(true);
    await click(button('Undo'));
    expect([isOpen, posts().at(-1)]).toEqual([true, expect.objectContaining({ from: 7, change: 7, ask: true })]);
    await click(button('Close the site'));
    expect([isOpen, posts().at(-1)]).toEqual([false, expect.objectContaining({ from: 7, change: 7, ask: false })]);
  });

  it('A6: while the CMS does not answer it says so, and goes on when it is back', async () => {
    answer.groups = [group([{ path: about, old: 'One', new: 'Two' }])];
    const down = () => {
      throw new ApiError('unavailable', 'The content store does not answer');
    };
    const groups = requested.getMockImplementation()!;
    requested.mockImplementation(async () => down());
    await open();
    expect(document.body.textContent).toContain('The history cannot be loaded');
    requested.mockImplementation(groups);
    await click(button('Try again'));
    expect(summary()).toContain('changed About Section: Title');
    answer.restore = down;
    await click(button('Restore this field'));
    expect(said.error).toHaveBeenCalledWith(
      `${historyTexts.unsure}: The content store does not answer. ${historyTexts.lookFirst}`,
    );
    expect(button('Restore this field').disabled).toBe(false);
  });

  it('A6: what was deleted is listed with who did it and when, and comes back; what is back says so', async () => {
    const old = { ...tab.mine.heroSlides[0]!, id: 99, title: 'Gone' };
    const path = ['heroSlides', '#99'];
    const order = { path: ['heroSlides', '@order'], old: ['1', '99', '2'], new: ['1', '2'] };
    answer.groups = [group([{ path, old, gone: true }, order])];
    await open();
    expect(summary()).toContain('deleted Slide “Gone”');
    expect(document.querySelectorAll('h4')).toHaveLength(1);
    await click(button('Deleted'));
    expect(sent().at(-1)?.path).toBe('/api/history?kind=content&deleted=true');
    expect(document.querySelector('ul li')?.textContent).toMatch(
      /^Slide “Gone”Deleted by Amina on .* \(just now\)Bring back$/,
    );
    await click(button('Bring back'));
    expect(posts()[0]).toMatchObject({ paths: [path] });
    answer.groups = [group([{ path, old }])];
    await click(button('Changes'));
    await vi.waitFor(() =>
      expect(document.querySelector('h4')?.nextSibling?.textContent).toBe('was deleted, and is back'),
    );
    expect(button('Bring back')).toBeUndefined();
  });

  it('A6: without changes it says so; older ones come on request', async () => {
    await open();
    expect(document.body.textContent).toContain('Nothing was changed in the last 90 days');
    await close();
    Object.assign(answer, { groups: [group([{ path: about, old: 'One', new: 'Two' }])], next: 3 });
    await open();
    await click(button('Show more'));
    expect(sent().at(-1)?.path).toBe('/api/history?kind=content&before=3');
  });
});
