import { Suspense } from 'react';
import { Skeleton } from '../../shared/ui/Skeleton';
import { lazyPart } from '../parts/lazy-part';
import type { RichTextProps } from './rich-text-props';

const RichTextEditor = lazyPart(async () => (await import('./RichTextEditor')).RichTextEditor);

/** A long text in editing (A10). The editor is large: it is loaded by the first screen that shows one. */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton label={`Loading ${props.label.toLowerCase()}`} count={8} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
