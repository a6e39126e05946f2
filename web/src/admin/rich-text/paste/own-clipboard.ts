import { DOMSerializer } from '@tiptap/pm/model';
import { textSchema } from '../model/html';

/** Marks what is copied out of a text of ours. The library's own mark is that of every editor which is made with it. */
const OWN = 'data-own-text';

class MarkingSerializer extends DOMSerializer {
  override serializeFragment(...args: Parameters<DOMSerializer['serializeFragment']>) {
    const written = super.serializeFragment(...args);
    // With a target it is asked for what is within an element: one mark is enough.
    if (args[2] === undefined) written.firstElementChild?.setAttribute(OWN, '');
    return written;
  }
}

/** Writes what is copied out of a text, so that it is known again. */
export const ownClipboard = new MarkingSerializer(
  DOMSerializer.nodesFromSchema(textSchema),
  DOMSerializer.marksFromSchema(textSchema),
);

/** True for what was copied out of one of our own texts, which is clean. */
export function isOwn(html: string): boolean {
  return html.includes(`${OWN}=`);
}
