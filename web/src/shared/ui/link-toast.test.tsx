// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { linkToast } from './link-toast';
import { Toaster } from './Toaster';
import { holdPage } from './use-stay';

it('A10: the link of a toast asks before what is typed in an open dialog goes with the page', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const Where = () => <p>{useLocation().pathname}</p>;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={['/typing']}>
        <Where />
        <Toaster />
      </MemoryRouter>,
    ),
  );
  const follow = () => act(async () => document.querySelector('a')?.click());
  const where = () => document.querySelector('p')?.textContent;
  const ask = vi.fn();
  const letGo = holdPage(ask);
  await act(async () => linkToast.success('3 leads deleted', { to: '/leads', label: 'Leads' }));
  await follow();
  expect([where(), ask.mock.calls.length, document.querySelectorAll('a').length]).toEqual(['/typing', 1, 1]);
  letGo();
  await follow();
  expect([where(), ask.mock.calls.length, document.querySelectorAll('a').length]).toEqual(['/leads', 1, 0]);
  await act(async () => toast.remove());
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
