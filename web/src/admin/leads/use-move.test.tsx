// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { moveLead } from '../../shared/api/lead-inbox';
import { lead } from './testing/fake-leads';
import { useMove } from './use-move';

vi.mock('../../shared/api/lead-inbox', () => ({ moveLead: vi.fn(), leadOf: () => null, showLead: vi.fn() }));
vi.mock('../../shared/ui/toast', () => ({ adminToast: { success: vi.fn(), error: vi.fn() } }));
vi.mock('../../shared/ui/undo-toast', () => ({ undoToast: vi.fn() }));

const ada = lead('Ada');
let move: ReturnType<typeof useMove>;
function Host() {
  move = useMove(ada);
  return null;
}

it('P20: what is chosen as a move ends, before that is drawn, is sent too, from the state that the move has made', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => act(async () => root.unmount()));
  await act(async () => root.render(<Host />));
  let answer = (): void => {};
  const isAnswered = new Promise<void>((done) => (answer = done));
  vi.mocked(moveLead).mockImplementation(async (_, { state }) => {
    await isAnswered;
    return { ...ada, state };
  });
  await act(async () => move.to('spam'));
  const drawn = move;
  expect(drawn.aim).toBe('spam');
  await act(async () => answer());
  await act(async () => drawn.to('new'));
  expect(vi.mocked(moveLead).mock.calls.map(([, sent]) => sent)).toEqual([
    { state: 'spam', from: 'new' },
    { state: 'new', from: 'spam' },
  ]);
  expect(move.aim).toBeNull();
});
