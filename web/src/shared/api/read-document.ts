/** A page of the site as it is served now, for looking at. Throws when it cannot be had. */
export async function readDocument(path: string): Promise<Document> {
  const answer = await fetch(path, { cache: 'no-cache', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`${path} answers with ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
