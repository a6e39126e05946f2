// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useScreenTitle } from './use-screen-title';

function Shell({ screen }: { screen: string | undefined }) {
  useScreenTitle(screen);
  return null;
}

it('X2: the title names the open screen before the site, once, also after another sign-in', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.title = 'Apoti back-office';
  const titles: string[] = [];
  for (const screens of [['Leads', 'Media Library', undefined], ['Leads']]) {
    const root = createRoot(document.createElement('div'));
    for (const screen of screens) {
      await act(async () => root.render(<Shell screen={screen} />));
      titles.push(document.title);
    }
    await act(async () => root.unmount());
  }
  vi.unstubAllGlobals();
  expect(titles).toEqual([
    'Leads – Apoti back-office',
    'Media Library – Apoti back-office',
    'Apoti back-office',
    'Leads – Apoti back-office',
  ]);
});
