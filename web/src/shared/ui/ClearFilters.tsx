import { useLayoutEffect, useRef } from 'react';
import { buttonClass } from './Button';

/** Where a page is searched or filtered: what a person does next. */
const FIELD = 'main form[role="search"] input[type="search"], main form[role="search"] select';

type ClearFiltersProps = {
  /** The page without any filter. */
  href: string;
  /** In place of the list, not beside it. */
  isButton?: boolean;
};

/**
 * The way back to the whole list. It goes with what it takes away: whoever pressed it by keyboard goes on at the search, and not at
 * the top of the page. No finger's keyboard is called up.
 */
export function ClearFilters({ href, isButton = false }: ClearFiltersProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    const element = link.current;
    return () => {
      if (!element?.matches(':focus-visible')) return;
      const field = document.querySelector<HTMLElement>(FIELD);
      // Once it is gone; on another page that field is gone too.
      queueMicrotask(() => {
        if (document.activeElement === document.body) field?.focus();
      });
    };
  }, []);
  return (
    <a ref={link} href={href} className={isButton ? buttonClass('secondary') : undefined}>
      Clear filters
    </a>
  );
}
