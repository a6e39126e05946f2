// @vitest-environment jsdom
import { BUILD_HEADER, CLOSED_HEADER } from '@apoti/contract';
import { AxiosHeaders } from 'axios';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { refreshSession, useSession } from '../../shared/api/auth';
import { transport } from '../../shared/api/transport';
import { hearOfBuilds } from '../parts/served-build';
import { SignedOut } from './SignedOut';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
let said: Record<string, string> = {};
transport.defaults.adapter = async (config) => ({
  ...{ status: 200, statusText: '', config, data: { authenticated: false, user: null } },
  headers: new AxiosHeaders(said),
});
hearOfBuilds();

function Screen() {
  useSession();
  return <SignedOut person={7} signedIn />;
}

it('A18: every screen says while the site is closed to visitors, by the answers that it gets anyway, with a way to the setting', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Screen />
      </MemoryRouter>,
    ),
  );
  const hear = async (headers: Record<string, string>) => {
    said = headers;
    await act(() => refreshSession());
    return document.querySelector('[role="status"]')?.textContent ?? '';
  };
  expect(await hear({ [BUILD_HEADER]: 'own' })).toBe('');
  expect(await hear({ [BUILD_HEADER]: 'own', [CLOSED_HEADER]: '1' })).toContain('The site is closed to visitors');
  expect(document.querySelector('[role="status"] a')?.getAttribute('href')).toBe('/admin/settings');
  // An answer that says nothing of the server changes nothing.
  expect(await hear({})).toContain('The site is closed to visitors');
  expect(await hear({ [BUILD_HEADER]: 'own' })).toBe('');
  await act(async () => root.unmount());
});
