import type { PreviewParts, PreviewRequest } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchPreview } from '../../shared/api/preview';
import { inertPage } from './inert-page';
import { PreviewLoop, type PreviewState } from './preview-loop';

const load = async (request: PreviewRequest) => inertPage(await fetchPreview(request));

/** The preview of a page, always of the newest parts. */
export function usePreview(path: string, parts: PreviewParts): PreviewState<Document> & { retry: () => void } {
  const [state, setState] = useState<PreviewState<Document>>({ page: null, busy: true, failure: null });
  const loop = useRef<PreviewLoop<Document> | null>(null);
  useEffect(() => {
    const made = new PreviewLoop(load, (change) => setState((now) => ({ ...now, ...change })));
    loop.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => loop.current?.show({ path, ...parts }), [path, parts]);
  return { ...state, retry: () => loop.current?.retry() };
}
