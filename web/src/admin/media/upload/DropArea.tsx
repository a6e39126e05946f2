import { useEffect, useEffectEvent, type DragEvent, type ReactNode } from 'react';
import { FiUploadCloud } from 'react-icons/fi';
import { isOfFiles, useDropZone } from '../../form/use-drop-zone';
import { isTyping } from '../../shell/shortcuts';
import { isOwnDrag } from '../dragged';
import { mediaTexts } from '../media-texts';
import styles from './DropArea.module.css';

type DropAreaProps = { onFiles: (files: readonly File[]) => void; children: ReactNode };

/** A screen that takes files which are dropped anywhere on it, or pasted. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isElsewhere = event.target instanceof Element && event.target.closest('dialog, fieldset') !== null;
    if (files.length === 0 || isElsewhere || isTyping(event.target)) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
  const isFiles = (event: DragEvent) => isOfFiles(event) && !isOwnDrag(event);
  const zone = useDropZone(isFiles, (event) => onFiles([...event.dataTransfer.files]));
  return (
    <div className={styles.area} {...zone}>
      {children}
      {zone['data-over'] && (
        <div className={styles.veil} aria-hidden="true">
          <p>
            <FiUploadCloud /> {mediaTexts.drop}
          </p>
        </div>
      )}
    </div>
  );
}
