/** What a post is called: its draft may have no title yet. */
export function postName({ title }: { title: string }): string {
  return title.trim() === '' ? 'Untitled' : title;
}
