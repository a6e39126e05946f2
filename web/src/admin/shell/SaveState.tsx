import { Badge } from '../../shared/ui/Badge';
import { statusOf, type SaveStatus } from '../editing/status';
import type { EditorState } from '../editing/state';

const looks: Record<SaveStatus, { tone: 'plain' | 'good' | 'warn' | 'bad'; text: string }> = {
  loading: { tone: 'plain', text: 'Loading...' },
  saved: { tone: 'good', text: 'Saved' },
  saving: { tone: 'plain', text: 'Saving...' },
  kept: { tone: 'warn', text: 'Kept in this browser' },
  unkept: { tone: 'bad', text: 'Not kept anywhere' },
  conflict: { tone: 'bad', text: 'Conflict' },
  invalid: { tone: 'bad', text: 'Not saved: not valid' },
};

/** Whether what was typed is saved, in words, at any time (A6); announced when it changes. */
export function SaveState<T>({ state }: { state: EditorState<T> }) {
  const { tone, text } = looks[statusOf(state)];
  return (
    <span role="status" aria-label="Save state">
      <Badge tone={tone}>{text}</Badge>
    </span>
  );
}
