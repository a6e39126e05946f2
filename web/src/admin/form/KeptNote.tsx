type KeptNoteProps = {
  /** It was typed on an earlier visit. */
  restored: boolean;
  /** It outlives the page. */
  isKept: boolean;
};

/** What becomes of something new that is not made yet, and whether it has been brought back. */
export function KeptNote({ restored, isKept }: KeptNoteProps) {
  return (
    <p role="status">
      {restored && <strong>Brought back as you left it. </strong>}
      {isKept
        ? 'Kept in this browser until it is added.'
        : 'This browser keeps nothing: add it before you leave the page.'}
    </p>
  );
}
