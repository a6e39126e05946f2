import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Menus are `details`, so that they open without script; this closes them on an outside click, Escape and navigation (P2). */
export function useMenus<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const location = useLocation();
  useEffect(() => {
    const open = () => ref.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const close = (except: Node | null) =>
      open().forEach((menu) => (menu.open = except !== null && menu.contains(except)));
    const onPointer = (event: PointerEvent) => close(event.target instanceof Node ? event.target : null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      const menus = [...open()];
      close(null);
      menus.at(-1)?.querySelector('summary')?.focus();
    };
    close(null);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [location]);
  return ref;
}
