// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { MenuButton } from './MenuButton';

const server = { new: 0 };
vi.mock('../../shared/api/lead-inbox', () => ({ useNewLeads: () => server.new }));

it('P20: the button of the closed menu tells that there are new leads', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  const labelOf = async (count: number, open = false) => {
    server.new = count;
    await act(async () =>
      root.render(
        <MenuButton menu="menu" open={open} signedIn className="" onToggle={() => {}} key={`${count}${open}`} />,
      ),
    );
    const button = document.querySelector('button');
    return [button?.getAttribute('aria-label'), button?.querySelectorAll('span').length];
  };
  expect(await labelOf(0)).toEqual(['Menu', 0]);
  expect(await labelOf(1)).toEqual(['Menu, 1 new lead', 1]);
  expect(await labelOf(12)).toEqual(['Menu, 12 new leads', 1]);
  expect(await labelOf(12, true)).toEqual(['Close menu', 0]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
