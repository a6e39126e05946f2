/** How much of a file is looked at. */
const LOOKED_AT = 65_536;

/** Whether a file is text by its beginning: that has no NUL, except in UTF-16 with its mark. What cannot be read passes. */
export async function isText(file: Blob): Promise<boolean> {
  try {
    const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
    const mark = `${bytes[0]},${bytes[1]}`;
    return mark === '255,254' || mark === '254,255' || !bytes.includes(0);
  } catch {
    return true;
  }
}
