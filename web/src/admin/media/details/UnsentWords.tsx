import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../shared/ui/Button';
import { Notice } from '../../../shared/ui/Notice';
import { NOT_KEPT } from '../../editor/not-kept';
import { onDraftChange } from '../../form/draft-store';
import { fileSearch } from '../list/FileGrid';
import { forgetWords, isFileKept, unsentFiles } from './use-file-words';

/** Names files whose words are not saved, so that nobody forgets them: opening one sends them again. */
export function UnsentWords({ person, open }: { person: number; open: string }) {
  const text = useSyncExternalStore(onDraftChange, () =>
    JSON.stringify(unsentFiles(person).map((id) => [id, isFileKept(person, id)])),
  );
  const files = unsentFiles(person).filter((id) => id !== open);
  if (text === '[]' || files.length === 0) return null;
  return (
    <Notice tone="warn" title="Words about these files are not saved yet">
      <p>
        {files.every((id) => isFileKept(person, id)) ? 'They are kept in this browser.' : NOT_KEPT} Open the file to
        send them again.
      </p>
      <ul>
        {files.map((id) => (
          <li key={id}>
            <Link to={fileSearch(id)}>{id}</Link>{' '}
            <Button look="quiet" aria-label={`Discard: ${id}`} onClick={() => forgetWords(person, id)}>
              Discard
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
