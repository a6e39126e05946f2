import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { onFirstInteraction } from '../../shared/lib/first-interaction';
import { takeFlash } from '../../shared/lib/flash';
import { Footer } from './Footer';
import styles from './Layout.module.css';
import { Navigation } from './Navigation';

const Toaster = lazy(async () => ({ default: (await import('../../shared/ui/Toaster')).Toaster }));

/** A new route begins at the top, an anchor at its section (P1). The first one is the browser's own business. */
function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const section = hash === '' ? null : document.getElementById(hash.slice(1));
    if (section) section.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [pathname, hash]);
}

/** Toasts are loaded when a person first touches the page, or when the last document left a message. */
function useToasts(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const flash = takeFlash();
    if (flash === null) return onFirstInteraction(() => setWanted(true));
    void import('../../shared/ui/toast').then(({ publicToast }) => {
      setWanted(true);
      publicToast[flash.kind](flash.text);
    });
    return undefined;
  }, []);
  return wanted;
}

/** Navigation, page, footer (P1). */
export function Layout() {
  useScrollToTop();
  const toasts = useToasts();
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <Navigation />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
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
