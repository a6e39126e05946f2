/** A field’s key as words: `endDate` becomes `End date`. */
export function spelledOut(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
