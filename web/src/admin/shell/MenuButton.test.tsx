// @vitest-environment jsdom
import { act, useState } from 'react';
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

function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <MenuButton menu="menu" open={open} signedIn className="" onToggle={() => setOpen(!open)} />
      <a href="/admin">Dashboard</a>
      <dialog />
    </>
  );
}

it('X2: Escape closes the menu, and the focus is on its button; while a dialog is open it is the dialog’s', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Menu />));
  const button = document.querySelector('button')!;
  const link = document.querySelector('a')!;
  const dialog = document.querySelector('dialog')!;
  const escape = () =>
    act(async () => void link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await escape();
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await act(async () => button.click());
  link.focus();
  dialog.setAttribute('open', '');
  await escape();
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['true', link]);
  dialog.removeAttribute('open');
  await escape();
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button]);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
