import type { PreviewParts } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchPreview } from '../../shared/api/preview';
import { PreviewLoop, type PreviewState } from './preview-loop';

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
  return { ...state, retry: () => loop.current?.retry() };
}
