// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { completeBrowser } from '../editing/testing/complete-browser';
import { DeleteDialog } from '../form/DeleteDialog';
import { sentence } from './list-texts';
import type { Progress } from './ProgressBar';
import { SelectionBar } from './SelectionBar';
import { useSelection } from './use-selection';

const PROGRESS: Progress = { text: 'Deleting', done: 0, total: 2, onStop: () => undefined };

function Screen() {
  const selection = useSelection<{ id: number }>();
  const [isAsking, setAsking] = useState(false);
  const [progress, setProgress] = useState<Progress | null>(null);
  return (
    <>
      <button onClick={() => selection.set([{ id: 1 }], true)}>Tick</button>
      <SelectionBar selection={selection} noun={{ one: 'post', many: 'posts' }} shown={[{ id: 1 }]} progress={progress}>
        <button onClick={() => setAsking(true)}>Delete them</button>
      </SelectionBar>
      <DeleteDialog
        question="Sure?"
        name={isAsking ? 'One' : null}
        onCancel={() => setAsking(false)}
        onDelete={() => {
          setAsking(false);
          setProgress(PROGRESS);
        }}
      />
      <button
        onClick={() => {
          selection.replace([]);
          setProgress(null);
        }}
      >
        End
      </button>
    </>
  );
}

let root: Root;
beforeEach(async () => {
  completeBrowser();
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root')!);
  await act(async () => root.render(<Screen />));
});
afterEach(() => act(async () => root.unmount()));

const press = (text: string) =>
  act(async () => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
    button?.focus();
    button?.click();
  });
/** Where the next Tab goes on from. */
const stands = () => document.activeElement?.querySelector('[role="status"]') !== null;

it('A10, A16: the focus stays with the bar when its buttons go: with the selection, and with the question before a deletion', async () => {
  expect(document.activeElement).toBe(document.body);
  await press('Tick');
  expect(document.activeElement?.textContent).toBe('Tick');
  await press('Clear selection');
  expect([stands(), document.activeElement === document.body]).toEqual([true, false]);
  await press('Tick');
  await press('Delete them');
  await press('Delete');
  expect([stands(), document.activeElement === document.body]).toEqual([true, false]);
  expect(document.activeElement?.textContent).toContain('Stop');
});

it('A16: a text that goes on has one full stop', () => {
  expect(['Gone', 'Gone.', 'Gone?'].map(sentence)).toEqual(['Gone.', 'Gone.', 'Gone?']);
});
