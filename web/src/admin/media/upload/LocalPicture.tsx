import { useEffect, useRef, useState } from 'react';
import { FiFile } from 'react-icons/fi';
import styles from './UploadDialog.module.css';

const WIDTH = 128;
/** One picture is decoded after the other: many large ones at once would take all the memory. */
let line: Promise<unknown> = Promise.resolve();

/** A picture that is still on this computer, drawn small. The page's policy allows no addresses of local files. */
export function LocalPicture({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!file.type.startsWith('image/') || typeof createImageBitmap !== 'function') return undefined;
    let isWanted = true;
    const draw = async () => {
      if (!isWanted || !canvas.current) return;
      const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
      canvas.current.width = bitmap.width;
      canvas.current.height = bitmap.height;
      canvas.current.getContext('2d')?.drawImage(bitmap, 0, 0);
      bitmap.close();
      if (isWanted) setDrawn(true);
    };
    // What cannot be drawn is no picture; the server says so.
    line = line.then(draw).catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <span className={styles.picture} aria-hidden="true">
      <canvas ref={canvas} width={0} height={0} hidden={!isDrawn} />
      {!isDrawn && <FiFile />}
    </span>
  );
}
