// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FigureTable } from './FigureTable';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = (heads: string[]) =>
  act(async () =>
    root.render(
      <FigureTable
        caption="What is searched for most"
        heads={heads}
        rows={[{ key: 'yaba', cells: ['locker in Yaba', ...heads.slice(1).map(() => '13,036')] }]}
      />,
    ),
  );
const rolesOf = (row: string) => [...document.querySelectorAll(`${row} > *`)].map((cell) => cell.getAttribute('role'));
const stacks = () => document.querySelector('table')?.dataset['stacks'];

it('A18, A21: where a phone stacks a name and its figures, they are still a table, with its rows and heads', async () => {
  await draw(['Keyword', 'Position', 'Clicks', 'Impressions']);
  expect([stacks(), document.querySelector('table')?.getAttribute('role')]).toEqual(['', 'table']);
  const figures = ['cell', 'cell', 'cell'];
  expect(rolesOf('thead tr')).toEqual(['columnheader', ...figures.map(() => 'columnheader')]);
  expect(rolesOf('tbody tr')).toEqual(['rowheader', ...figures]);
  expect(rolesOf('table').slice(1)).toEqual(['rowgroup', 'rowgroup']);
  expect([...document.querySelectorAll('tr')].map((row) => row.getAttribute('role'))).toEqual(['row', 'row']);
});

it('A18: one figure has room beside its name', async () => {
  await draw(['Page', 'Views']);
  expect(stacks()).toBeUndefined();
});
