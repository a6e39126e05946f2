import { useEffect, useEffectEvent, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { FiUploadCloud } from 'react-icons/fi';
import { isTyping } from '../../shell/shortcuts';
import { isOwnDrag } from '../dragged';
import { mediaTexts } from '../media-texts';
import styles from './DropArea.module.css';

type DropAreaProps = { onFiles: (files: readonly File[]) => void; children: ReactNode };

/** A screen that takes files which are dropped anywhere on it, or pasted. */
export function DropArea({ onFiles, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const isFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && !isOwnDrag(event);
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
  return (
    <div
      ref={area}
      className={styles.area}
      onDragOver={(event) => {
        if (!isFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      }}
      onDragLeave={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && area.current?.contains(relatedTarget))) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!isFiles(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className={styles.veil} aria-hidden="true">
          <p>
            <FiUploadCloud /> {mediaTexts.drop}
          </p>
        </div>
      )}
    </div>
  );
}
