import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { onFirstInteraction } from '../../shared/lib/first-interaction';
import { takeFlash } from '../../shared/lib/flash';
import { sayToast } from '../../shared/ui/say-toast';
import { Footer } from './Footer';
import styles from './Layout.module.css';
import { Navigation } from './Navigation';

/** Without a line they may not be had: then the page goes on without, rather than not at all. */
const Toaster = lazy(async () => {
  const file = await import('../../shared/ui/Toaster').catch(() => null);
  return { default: file?.Toaster ?? (() => null) };
});

/** Toasts are loaded when a person first touches the page, or when the last document left a message. */
function useToasts(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const flash = takeFlash();
    if (flash === null) return onFirstInteraction(() => setWanted(true));
    void sayToast(flash.kind, flash.text).then(() => setWanted(true));
    return undefined;
  }, []);
  return wanted;
}

/** Navigation, page, footer (P1). `bare`: the page alone, where no other can be reached. */
export function Layout({ bare, children }: { bare: boolean; children: ReactNode }) {
  const toasts = useToasts();
  if (bare) {
    return (
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    );
  }
  return (
    <>
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {toasts && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
    </>
  );
}
