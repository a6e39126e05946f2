/** Whether a text holds what was searched for, whatever the case; an empty search is in every text (P10, P13, P15). */
export function holds(text: string, search: string): boolean {
  const sought = search.trim().toLowerCase();
  return sought === '' || text.toLowerCase().includes(sought);
}

/** A piece of a text, and whether it is what was searched for. */
export type Piece = { text: string; found: boolean };

/** A text cut where the searched words are, so that they can be marked. Joined again, the pieces are the text. */
export function piecesOf(text: string, search: string): Piece[] {
  const lower = text.toLowerCase();
  const sought = search.trim().toLowerCase();
  // A few letters change their length in lower case: then the places would not fit.
  if (sought === '' || lower.length !== text.length) return [{ text, found: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (let at = lower.indexOf(sought); at !== -1; at = lower.indexOf(sought, end)) {
    pieces.push({ text: text.slice(end, at), found: false }, { text: text.slice(at, at + sought.length), found: true });
    end = at + sought.length;
  }
  pieces.push({ text: text.slice(end), found: false });
  return pieces.filter((piece) => piece.text !== '');
}
