import { useEffect, useEffectEvent } from 'react';

/** Told when the browser shows the page again as it was left, by Back or Forward: nothing in it has begun anew. */
export function useShownAgain(onShown: () => void): void {
  const told = useEffectEvent(onShown);
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) told();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);
}
