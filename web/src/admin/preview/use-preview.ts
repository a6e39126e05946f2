import type { PreviewParts } from '@apoti/contract';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isPresent, onPresence, whoWorks } from '../../shared/api/presence';
import { fetchPreview } from '../../shared/api/preview';
import { PREVIEW_RETRY_MS, PreviewLoop, type PreviewState } from './preview-loop';

/** The preview of a page, always of the newest parts. */
export function usePreview(path: string, parts: PreviewParts): PreviewState<string> & { retry: () => void } {
  const [state, setState] = useState<PreviewState<string>>({ page: null, busy: true, failure: null });
  const loop = useRef<PreviewLoop<string> | null>(null);
  useEffect(() => {
    const made = new PreviewLoop(fetchPreview, (change) => setState((now) => ({ ...now, ...change })));
    loop.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => loop.current?.show({ path, ...parts }), [path, parts]);
  const retry = () => loop.current?.retry();
  useSignedInAgain(state.failure?.isSignedOut === true, retry);
  return { ...state, retry };
}

/**
 * Goes on by itself once the person who was signed out (`isOut`) is back, and for nobody else: what is being edited is hers. She
 * may have been back before anybody noticed, so it is also tried from time to time while she is taken to be there.
 */
function useSignedInAgain(isOut: boolean, goOn: () => void): void {
  const [person] = useState(whoWorks);
  const look = useEffectEvent(() => {
    if (person !== null && isPresent(person)) goOn();
  });
  useEffect(() => {
    if (!isOut) return undefined;
    const timer = setInterval(() => look(), PREVIEW_RETRY_MS);
    const forget = onPresence(() => look());
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [isOut]);
}
