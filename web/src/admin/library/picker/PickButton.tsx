import type { LibraryFile, MediaKind } from '@apoti/contract';
import { Suspense, useState } from 'react';
import { FiFolder } from 'react-icons/fi';
import { Button } from '../../../shared/ui/Button';
import { lazyPart } from '../../parts/lazy-part';

/** Loaded when somebody wants to pick something. */
const FilePicker = lazyPart(async () => (await import('./FilePicker')).FilePicker);

type PickButtonProps = {
  kind?: MediaKind;
  current: string;
  disabled?: boolean;
  onPick: (file: LibraryFile) => void;
};

/** Opens the media library to pick a file of it. */
export function PickButton({ kind = 'image', current, disabled = false, onPick }: PickButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FiFolder aria-hidden="true" /> Choose from library
      </Button>
      {isOpen && (
        <Suspense>
          <FilePicker
            kind={kind}
            current={current}
            onClose={() => setOpen(false)}
            onPick={(file) => {
              setOpen(false);
              onPick(file);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
