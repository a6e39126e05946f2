// @vitest-environment jsdom
import { ApiError, IDEMPOTENCY_HEADER } from '@apoti/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast } from '../../shared/ui/toast';
import { answer, beginDocument, button, click, endDocument, group, open, reload, sent } from './testing/history-page';
import { historyTexts } from './texts';

vi.mock('../../shared/api/client', () => ({ request: vi.fn() }));

const said = { success: vi.spyOn(adminToast, 'success'), error: vi.spyOn(adminToast, 'error') };
const lost = new ApiError('unavailable', 'The server cannot be reached');
const restored = { success: true, revision: 'a.6', changed: true };
const reads = () => sent().filter(({ method }) => method !== 'POST').length;
/** Under which key each thing was asked for. */
const keys = () => sent().flatMap(({ headers }) => headers?.[IDEMPOTENCY_HEADER] ?? []);
/** What the server says to one wish after the other. */
function answers(...all: readonly (ApiError | typeof restored)[]): void {
  const left = [...all];
  answer.restore = () => {
    const next = left.shift() ?? restored;
    if (next instanceof ApiError) throw next;
    return next;
  };
}

describe('bringing something back without an answer', () => {
  beforeEach(async () => {
    for (const mock of [said.success, said.error]) mock.mockReset();
    await beginDocument();
    answer.groups = [
      group([
        { path: ['about', 'title'], old: 'One', new: 'Two' },
        { path: ['about', 'story'], old: 'A', new: 'B' },
      ]),
    ];
    await open();
  });
  afterEach(endDocument);

  it('A6: is said to be not sure, and editor and list look again', async () => {
    answers(lost);
    const before = reads();
    await click(button('Restore this field'));
    expect(said.error.mock.calls).toEqual([
      [`${historyTexts.unsure}: The server cannot be reached. ${historyTexts.lookFirst}`],
    ]);
    expect(reload).toHaveBeenCalledOnce();
    expect(reads()).toBe(before + 1);
  });

  it('A6: tried again it is the same request, whose answer can be undone; the next time it is another one', async () => {
    answers(lost);
    await click(button('Restore this field'));
    await click(button('Restore this field'));
    expect(said.success.mock.calls).toEqual([['Brought back: About Section: Title']]);
    expect(button('Undo')).toBeDefined();
    await click(button('Restore this field'));
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('A6: an answer to the earlier press is not taken for one to this, where it was changed again since', async () => {
    answers(lost, restored, { ...restored, revision: 'a.9' });
    const later = group([{ path: ['about', 'title'], old: 'One', new: 'Three' }], { from: 8, change: 8, who: 'Bola' });
    answer.groups = [later, ...answer.groups];
    await click(button('Restore this field'));
    const [, again] = [...document.querySelectorAll('button')].filter(
      (one) => one.textContent === 'Restore this field',
    );
    await click(again!);
    const [first, second, third] = keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(said.success.mock.calls).toEqual([['Brought back: About Section: Title']]);
  });

  it('A6: something else is another request, and so is the same after a refusal', async () => {
    answers(lost, new ApiError('not_found', 'gone'));
    await click(button('Restore this field'));
    await click(button('Restore all of this'));
    await click(button('Restore all of this'));
    expect(said.error).toHaveBeenLastCalledWith(`${historyTexts.failed}: gone`);
    expect(new Set(keys()).size).toBe(3);
  });

  it('A6: of what is taken back it is said to be not sure that it is undone', async () => {
    answers(restored, lost);
    await click(button('Restore this field'));
    await click(button('Undo'));
    expect(said.error).toHaveBeenCalledWith(expect.stringContaining(historyTexts.unsureUndo));
  });
});
