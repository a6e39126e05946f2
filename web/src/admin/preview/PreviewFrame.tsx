import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { FRAME_READY, type FrameOrder } from './frame/orders';
import type { Anchor } from './frame/sight';
import { previewWidths, type PreviewDevice } from './preview-choices';
import type { PreviewPage } from './preview-loop';
import styles from './PreviewFrame.module.css';
import { previewTexts } from './texts';
import { useSize } from './use-size';
import { wordsIn } from './words-in';

/** The text of the field that a person has gone to. Each visit is another object. */
export type Visited = { text: string };

type PreviewFrameProps = {
  page: PreviewPage<string>;
  anchor: Anchor;
  visited: Visited | null;
  device: PreviewDevice;
};

/** After how long, in ms, a frame that has not come is loaded anew: its server may have been away as it was opened. */
const PATIENCE_MS = 8_000;

/**
 * The page at the width of a device, as large as there is room. The frame is shut off from the back-office, so browsers give it a
 * process of its own: drawing the page never keeps a key waiting (S11). What it is to show is sent into it (X1).
 */
export function PreviewFrame({ page, anchor, visited, device }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  // Counted: a frame that the browser has loaded anew knows nothing any more.
  const [ready, setReady] = useState(0);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (ready > 0) return undefined;
    const timer = setTimeout(() => setTries(tries + 1), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [ready, tries]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (data === FRAME_READY && source === frame.current?.contentWindow) setReady((times) => times + 1);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  // A frame that is shut off has no origin that it could be named by; nothing but our document ever is in it.
  const tell = useEffectEvent((order: FrameOrder) => frame.current?.contentWindow?.postMessage(order, '*'));
  const show = useEffectEvent(({ path, content: html }: PreviewPage<string>) =>
    tell({ do: 'show', path, html, anchor, typed: wordsIn(document.activeElement) ?? '' }),
  );
  useEffect(() => {
    if (ready > 0) show(page);
  }, [ready, page]);
  useEffect(() => {
    if (ready > 0) tell({ do: 'go', anchor });
  }, [ready, anchor]);
  useEffect(() => {
    if (ready > 0 && visited) tell({ do: 'find', text: visited.text, anchor });
  }, [ready, page.path, visited, anchor]);

  return (
    <Stage width={previewWidths[device]}>
      {ready === 0 && tries > 0 && (
        <p role="status" className={styles.late}>
          {previewTexts.late}
        </p>
      )}
      <iframe
        key={tries}
        ref={frame}
        title={`Preview of ${page.path} on a ${device === 'phone' ? 'phone' : 'desktop'}`}
        className={styles.frame}
        sandbox="allow-scripts"
        src="/preview-frame"
      />
    </Stage>
  );
}

/** Room of a width in CSS pixels, made smaller where there is less. */
function Stage({ width, children }: { width: number; children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const scale = size === null ? 1 : Math.min(1, size.width / width);
  return (
    <div ref={stage} className={styles.stage}>
      <div
        className={styles.paper}
        style={{
          width,
          height: (size?.height ?? 0) / scale,
          marginLeft: ((size?.width ?? width) - width * scale) / 2,
          transform: `scale(${scale})`,
        }}
      >
        {children}
      </div>
    </div>
  );
}
