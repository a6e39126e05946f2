// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { PeopleScreen } from './PeopleScreen';

vi.mock('./AccountsTab', () => ({ AccountsTab: () => null }));
vi.mock('./ActivityTab', () => ({ ActivityTab: () => null }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

it('A19: the tabs stand as far below the title as on every screen: the shell sets the distance between its parts', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  const root = createRoot(main);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PeopleScreen person={1} />
      </MemoryRouter>,
    ),
  );
  const [title, tabs] = main.children;
  expect(title?.tagName).toBe('H1');
  expect(tabs?.querySelector('[role="tablist"]')).not.toBeNull();
  await act(async () => root.unmount());
});
