import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { looksOf, stopLinks } from './inert-page';
import { morph } from './morph';
import { previewWidths, type PreviewDevice } from './preview-choices';
import type { PreviewPage } from './preview-loop';
import { findText, goTo, holderOf, mark, reveal, type Anchor } from './sight';
import styles from './PreviewFrame.module.css';
import { useSize } from './use-size';

/** A picture that hangs must not hold up the words: after so long, in ms, the page is worked on without it. */
const PATIENCE_MS = 1_200;

/** The text of the field that a person has gone to. Each visit is another object. */
export type Visited = { text: string };

type PreviewFrameProps = {
  page: PreviewPage<Document>;
  anchor: Anchor;
  visited: Visited | null;
  device: PreviewDevice;
};

/** The text of the field that is typed in; empty when none is. */
function typedNow(): string {
  const field = document.activeElement;
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '';
}

/** The page, and what would have to be loaded anew to show another one. */
function framed(page: PreviewPage<Document>) {
  return { page, document: page.content, frame: `${page.path} ${looksOf(page.content)}` };
}

/**
 * The page at the width of a device, as large as there is room. It is loaded once; what is edited is changed in it, so that it
 * stays where the reader left it. No script runs in it (X1).
 */
export function PreviewFrame({ page, anchor, visited, device }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const next = useMemo(() => framed(page), [page]);
  const [loaded, setLoaded] = useState(next);
  const [ready, setReady] = useState<typeof next | null>(null);
  if (loaded.frame !== next.frame) setLoaded(next);
  const isReady = ready === loaded;
  const html = useMemo(() => `<!doctype html>${loaded.document.documentElement.outerHTML}`, [loaded]);
  const begin = () => {
    const document = frame.current?.contentDocument;
    if (!document || isReady || document.URL !== 'about:srcdoc') return;
    stopLinks(document);
    goTo(document, anchor);
    setReady(loaded);
  };

  useEffect(() => {
    const timer = setTimeout(() => {
      if (frame.current?.contentDocument?.readyState !== 'loading') begin();
    }, PATIENCE_MS);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!isReady || !document || next === loaded) return;
    const all = morph(document.body, next.document.body);
    // What is typed, before what it changes elsewhere: a count, a list.
    const changed = holderOf(all, typedNow()) ?? all[0];
    if (!changed) return;
    reveal(changed);
    mark(changed);
  }, [next, loaded, isReady]);
  useEffect(() => {
    if (isReady && frame.current?.contentDocument) goTo(frame.current.contentDocument, anchor);
  }, [anchor, isReady]);
  useEffect(() => {
    const document = frame.current?.contentDocument;
    const found = isReady && visited && document ? findText(document, visited.text, anchor) : null;
    if (!found) return;
    reveal(found);
    mark(found);
  }, [visited, isReady, anchor]);

  return (
    <Stage width={previewWidths[device]}>
      <iframe
        key={loaded.page.id}
        ref={frame}
        title={`Preview of ${page.path} on a ${device === 'phone' ? 'phone' : 'desktop'}`}
        className={styles.frame}
        sandbox="allow-same-origin"
        srcDoc={html}
        onLoad={begin}
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
