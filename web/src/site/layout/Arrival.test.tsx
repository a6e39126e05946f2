// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageNames } from '../../shared/lib/storage-names';
import { Arrival } from './Arrival';
import { Visit } from './visit';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const scrollTo = vi.fn<(x: number, y: number) => void>();
vi.stubGlobal('scrollTo', scrollTo);
let go: NavigateFunction;
let unmount: () => void;

function Site({ visit }: { visit: Visit }) {
  go = useNavigate();
  return <Arrival visit={visit} settled />;
}

/** Opens a document that is scrolled so far when the app comes. */
function open(scrollY: number): void {
  vi.stubGlobal('scrollY', scrollY);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  unmount = () => root.unmount();
  const visit = new Visit({ pathname: '/', search: '', hash: '' });
  act(() =>
    root.render(
      <MemoryRouter initialEntries={['/']}>
        <Site visit={visit} />
      </MemoryRouter>,
    ),
  );
}

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset();
});
afterEach(() => act(() => unmount()));

it.each([0, 400])('P1: Back to a document that stood at %s goes there, not where an older document stood', (y) => {
  // The first entry of every document has this key.
  sessionStorage.setItem(`${storageNames.scroll}default`, '900');
  open(y);
  act(() => void go('/faq'));
  vi.stubGlobal('scrollY', 0);
  scrollTo.mockReset();
  act(() => void go(-1));
  expect(scrollTo.mock.calls).toEqual([[0, y]]);
});

it('P1: Back to a page goes where it was left', () => {
  open(0);
  vi.stubGlobal('scrollY', 250);
  dispatchEvent(new Event('onscrollend' in window ? 'scrollend' : 'scroll'));
  act(() => void go('/faq'));
  vi.stubGlobal('scrollY', 0);
  act(() => void go(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 250);
});
