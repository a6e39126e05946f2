// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScreenStart } from './use-screen-start';

function Shell({ page, led }: { page: string; led: string }) {
  useScreenStart(page);
  return (
    <>
      <a id="menu" href="#menu">
        Menu
      </a>
      <main id="screen" tabIndex={-1}>
        {led !== '' && (
          <a id={led} href="#led">
            Leads
          </a>
        )}
      </main>
    </>
  );
}

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', vi.fn());
  // jsdom lays nothing out.
  Element.prototype.checkVisibility = function checkVisibility() {
    return !(this instanceof HTMLElement && this.hidden);
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const show = (page: string, led = '') => act(async () => root.render(<Shell page={page} led={led} />));

const focused = () => document.activeElement?.id;

it('X2: where the link that led to another screen has gone with its screen, the focus is on the new one', async () => {
  await show('/admin', 'tile');
  expect(document.activeElement, 'the first load takes no focus').toBe(document.body);
  document.getElementById('tile')?.focus();
  await show('/admin/leads');
  expect(focused()).toBe('screen');
});

it('X2: a link of the menu keeps the focus while it is in sight; one of a closed menu gives it to the screen', async () => {
  await show('/admin');
  const link = document.getElementById('menu');
  link?.focus();
  await show('/admin/leads');
  expect(focused()).toBe('menu');
  if (link) link.hidden = true;
  await show('/admin/media');
  expect(focused()).toBe('screen');
});
