/** An address in its parts, null when it is none: Safari before 17 and Chrome before 120 do not know `URL.canParse`. */
export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
