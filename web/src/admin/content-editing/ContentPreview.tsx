import type { ReactNode } from 'react';
import type { Previewed } from '../preview/Preview';
import { WithPreview } from '../preview/WithPreview';
import { useContentEditor } from './ContentEditing';

type ContentPreviewProps = { shows: Pick<Previewed, 'path' | 'anchor'>; children: ReactNode };

/** A screen of the content with its preview (A6). A part of its own: it follows every key, what stands in it does not. */
export function ContentPreview({ shows, children }: ContentPreviewProps) {
  const { work } = useContentEditor().state;
  return <WithPreview shown={work && { ...shows, parts: { content: work.mine } }}>{children}</WithPreview>;
}
