/**
 * Shows a toast, once the file that draws it has come; answers whether it is shown. Where that cannot be had, nothing is shown and
 * nothing fails: whoever calls this says in place what must be known.
 */
export async function sayToast(kind: 'success' | 'error', text: string): Promise<boolean> {
  const file = await import('./toast').catch(() => null);
  file?.publicToast[kind](text);
  return file !== null;
}
