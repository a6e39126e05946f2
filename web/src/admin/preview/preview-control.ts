import type { PreviewParts } from '@apoti/contract';
import { createContext, useContext, useEffect } from 'react';

/** The preview of the screen, for the button that opens and closes it. */
export type PreviewControl = {
  /** Names the preview's element. */
  id: string;
  isOpen: boolean;
  /** Whether it comes over the form, as a dialog. */
  isSheet: boolean;
  toggle: () => void;
};

/** Null outside of a screen with a preview, and while there is nothing to be seen. */
export const PreviewControlContext = createContext<PreviewControl | null>(null);

/** What a form adds to what is to be seen: an entry that is still to be made, the open slide in front. */
export type PreviewLens = (parts: PreviewParts) => PreviewParts;
export const PreviewLensContext = createContext<(lens: PreviewLens | null) => void>(() => undefined);

/**
 * Shows something else than what will be saved, for as long as the caller is on the screen: one form at a time. `lens` may be
 * another function on each render. Does nothing outside of a screen with a preview.
 */
export function usePreviewLens(lens: PreviewLens | null): void {
  const set = useContext(PreviewLensContext);
  useEffect(() => set(lens), [set, lens]);
  useEffect(() => () => set(null), [set]);
}
