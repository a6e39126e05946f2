import { useLayoutEffect, type RefObject } from 'react';
import type { PreviewDevice } from './preview-choices';

/**
 * Gives the screen around `inside` room for a preview of `device` beside it; null: as much as a form needs. The screen is told,
 * instead of looking for a preview in it: such a look (`:has`) has the whole document styled anew at each key (S11).
 */
export function useWideScreen(inside: RefObject<HTMLElement | null>, device: PreviewDevice | null): void {
  useLayoutEffect(() => {
    const main = inside.current?.closest('main');
    if (!main || device === null) return;
    main.dataset['preview'] = device;
    return () => {
      delete main.dataset['preview'];
    };
  }, [inside, device]);
}
