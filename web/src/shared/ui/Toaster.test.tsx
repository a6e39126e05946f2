// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCover } from './cover';
import { adminToast, publicToast } from './toast';
import { Toaster } from './Toaster';
import { undoToast } from './undo-toast';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;
const said = () => [...document.querySelectorAll('[popover] > *')].map((each) => each.textContent);
const read = () => document.querySelector('[role="status"]')?.textContent;
/** What comes over a toast; this document knows no events of pointers. */
const over = (pointerType: string) => Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('Toaster', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    place = document.body.appendChild(document.createElement('div'));
    root = createRoot(place);
    act(() => root.render(<Toaster />));
  });
  afterEach(() => {
    act(() => toast.remove());
    act(() => root.unmount());
    place.remove();
    vi.useRealTimers();
  });

  it.each([
    ['success of a public page', () => publicToast.success('Done'), 2_000],
    ['error of a public page', () => publicToast.error('Done'), 4_000],
    ['success of the back-office', () => adminToast.success('Done'), 4_000],
    ['error of the back-office', () => adminToast.error('Done'), 4_000],
    ['plain one', () => publicToast.plain('Done'), 4_000],
  ])('P32: a %s is announced and leaves in its time', (_, say, ms) => {
    act(() => void say());
    expect(said()).toEqual(['Done']);
    wait(ms - 1);
    expect(said()).toEqual(['Done']);
    wait(2);
    expect(said()).toEqual([]);
  });

  it('P32, X1: a toast stands in a part of the page that has a name, outside of all others', () => {
    act(() => void adminToast.success('Done'));
    const region = document.querySelector('[popover] > *')?.closest('[role="region"]');
    expect(region?.getAttribute('aria-label')).toBe('Messages');
  });

  it('P32: what the back-office says again is shown once, for its whole time anew', () => {
    act(() => void adminToast.error('Please put right what is marked'));
    wait(3_500);
    act(() => void adminToast.error('Please put right what is marked'));
    expect(said()).toEqual(['Please put right what is marked']);
    wait(3_999);
    expect(said()).toEqual(['Please put right what is marked']);
    wait(2);
    expect(said()).toEqual([]);
  });

  it('P32: a loading one stays until it is replaced', () => {
    let id = '';
    act(() => void (id = publicToast.loading('Sending...')));
    wait(60_000);
    expect(said()).toEqual(['Sending...']);
    act(() => void publicToast.success('Sent', id));
    expect(said()).toEqual(['Sent']);
    wait(2_001);
    expect(said()).toEqual([]);
  });

  it('A2: what covers the page takes all away, and nothing is shown before it has gone', () => {
    const Cover = () => (useCover(), null);
    const covered = (isOn: boolean) =>
      act(() =>
        root.render(
          <>
            <Toaster />
            {isOn && <Cover />}
          </>,
        ),
      );
    covered(false);
    act(() => void toast('Lead of Ada', { duration: 60_000 }));
    expect(said()).toEqual(['Lead of Ada']);
    covered(true);
    act(() => void toast('Lead of Grace', { duration: 60_000 }));
    expect(said()).toEqual([]);
    covered(false);
    expect(said()).toEqual([]);
    act(() => void adminToast.success('Signed in again'));
    expect(said()).toEqual(['Signed in again']);
  });

  it('P32: after the button of one was pressed, and with it its toast went, the next ones leave in their time', () => {
    act(() => void toast((shown) => <button onClick={() => toast.dismiss(shown.id)}>Undo</button>));
    const undo = document.querySelector('button')!;
    act(() => {
      undo.dispatchEvent(over('mouse'));
      undo.focus();
    });
    wait(10_000);
    expect(said()).toHaveLength(1);
    act(() => undo.click());
    wait(2_000);
    act(() => void adminToast.success('Saved'));
    wait(3_999);
    expect(said()).toContain('Saved');
    wait(2);
    expect(said()).toEqual([]);
  });

  it('P32: a finger that tapped one keeps none on the screen', () => {
    act(() => void adminToast.success('Saved'));
    const shown = document.querySelector('[popover] > *')!;
    act(() => void shown.dispatchEvent(over('touch')));
    wait(4_001);
    expect(said()).toEqual([]);
  });

  it('X1, P32: what is new is read aloud in a place that stood there empty, and each toast once', async () => {
    const place = document.querySelector('[role="status"]');
    expect([place?.textContent, place?.closest('[popover]')]).toEqual(['', null]);
    act(() => {
      publicToast.plain('One');
      publicToast.plain('Two');
    });
    wait(101);
    expect([document.querySelector('[role="status"]') === place, read()]).toEqual([true, 'One Two']);
    act(() => undoToast('Three', () => {}));
    wait(101);
    expect(read()).toBe('Three Undo');
    // In a dialog it stands empty again, and what was read there is not read a second time.
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    await act(async () => Promise.resolve());
    expect([place?.closest('dialog'), read()]).toEqual([dialog, '']);
    act(() => void publicToast.error('Four'));
    wait(101);
    expect(read()).toBe('Four');
    act(() => toast.remove());
    expect(read()).toBe('');
    dialog.remove();
  });

  it('P32: at most 20 are shown at once', () => {
    act(() => Array.from({ length: 25 }, (_, index) => toast(`Toast ${index}`)).forEach(() => {}));
    expect(said()).toHaveLength(20);
  });
});
