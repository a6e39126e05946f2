// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { completeBrowser } from '../editing/testing/complete-browser';
import { useShownPage } from './shown-page';
import { WithPreview } from './WithPreview';

it('A1: the shell hears where the public page is of what is edited, and nothing of one that is not public', async () => {
  const Header = () => <header id="shell">{useShownPage() ?? 'of the screen'}</header>;
  const link = () => document.getElementById('shell')?.textContent;
  const at = (shown: Parameters<typeof WithPreview>[0]['shown'] | undefined) =>
    act(async () =>
      root.render(
        <>
          <Header />
          {shown !== undefined && <WithPreview shown={shown}>{null}</WithPreview>}
        </>,
      ),
    );
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await at({ path: '/pricing', parts: {} });
  expect(link()).toBe('/pricing');
  await at({ path: '/events', anchor: 'event-5', parts: {} });
  expect(link()).toBe('/events#event-5');
  await at({ path: '/press-releases/5', notPublic: 'A draft', parts: {} });
  expect(link()).toBe('of the screen');
  await at({ path: '/about', parts: {} });
  await at(undefined);
  expect(link()).toBe('of the screen');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
