import { useEffect, useRef, type ReactNode } from 'react';
import { playVideo } from './play-video';
import { withScrolling } from './prose-html';
import styles from './Prose.module.css';
import videos from './VideoCards.module.css';

/** Sets long text. `html` must be clean already: it is put into the page as it is, with ways to scroll what is wide. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html === undefined) return <div className={styles.prose}>{children}</div>;
  return <ProseHtml html={html} />;
}

/** The videos of the text play where they stand. */
function ProseHtml({ html }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = ref.current;
    text?.addEventListener('click', playVideo);
    return () => text?.removeEventListener('click', playVideo);
  }, [html]);
  return (
    <div
      // Another text replaces the players of the one before, too.
      key={html}
      ref={ref}
      className={`${styles['prose']} ${videos['videos']}`}
      dangerouslySetInnerHTML={{ __html: withScrolling(html) }}
    />
  );
}
