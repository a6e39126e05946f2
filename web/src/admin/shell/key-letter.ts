type Key = Pick<KeyboardEvent, 'key' | 'code'>;

/** The letter of a key, small; on a keyboard without Latin letters the one that stands in its place on others. */
export function keyLetter({ key, code }: Key): string {
  const letter = key.toLowerCase();
  return /^\p{L}$/u.test(letter) && !/^[a-z]$/.test(letter)
    ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? letter)
    : letter;
}
