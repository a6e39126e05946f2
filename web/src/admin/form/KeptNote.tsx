type KeptNoteProps = {
  /** It was typed on an earlier visit. */
  restored: boolean;
};

/** What becomes of something new that is not made yet, and whether it has been brought back. */
export function KeptNote({ restored }: KeptNoteProps) {
  return (
    <p role="status">
      {restored && <strong>Brought back as you left it. </strong>}
      Kept in this browser until it is added.
    </p>
  );
}
