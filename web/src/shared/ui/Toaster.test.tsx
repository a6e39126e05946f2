// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminToast, publicToast } from './toast';
import { Toaster } from './Toaster';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let place: HTMLElement;
const said = () => [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent);
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

  it('P32: at most 20 are shown at once', () => {
    act(() => Array.from({ length: 25 }, (_, index) => toast(`Toast ${index}`)).forEach(() => {}));
    expect(said()).toHaveLength(20);
  });
});
