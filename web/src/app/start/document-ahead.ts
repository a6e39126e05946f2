/**
 * Fetches a page's document before it is asked for. The browser still asks the server whether it is the present one, and gets a
 * few bytes for an answer: nobody sees a page that was fetched ahead of an edit. Not for a finger, which opens its link at once: then
 * the browser fetches the document itself, and would wait for what was asked for before.
 */
export function fetchDocumentAhead(path: string): void {
  // What is not read to its end is not kept in the browser's cache.
  fetch(path, { priority: 'low' })
    .then((reply) => reply.arrayBuffer())
    .catch(() => {});
}
