import type { PreviewRequest } from '@apoti/contract';
import { useEffect, useRef, useState } from 'react';
import { fetchPreview } from '../../shared/api/preview';
import { PreviewLoop, type PreviewState } from './preview-loop';

/** What is being edited, in place of what is stored. */
export type PreviewParts = Omit<PreviewRequest, 'path'>;

/** The preview of a page, always of the newest parts. */
export function usePreview(path: string, parts: PreviewParts): PreviewState & { retry: () => void } {
  const [state, setState] = useState<PreviewState>({ page: null, busy: true, failure: null });
  const loop = useRef<PreviewLoop | null>(null);
  const { content, team, post, events } = parts;
  useEffect(() => {
    const made = new PreviewLoop(fetchPreview, (change) => setState((now) => ({ ...now, ...change })));
    loop.current = made;
    return () => made.stop();
  }, []);
  useEffect(() => {
    loop.current?.show({
      path,
      ...(content && { content }),
      ...(team && { team }),
      ...(post && { post }),
      ...(events && { events }),
    });
  }, [path, content, team, post, events]);
  return { ...state, retry: () => loop.current?.retry() };
}
