type KeptNoteProps = {
  /** It was typed on an earlier visit. */
  restored: boolean;
  /** It outlives the page. */
  isKept: boolean;
  /** What ends it. */
  until?: 'added' | 'sent';
};

/** What becomes of something new that is not made yet, and whether it has been brought back. */
export function KeptNote({ restored, isKept, until = 'added' }: KeptNoteProps) {
  const verb = { added: 'add', sent: 'send' }[until];
  return (
    <p role="status">
      {restored && <strong>Brought back as you left it. </strong>}
      {isKept
        ? `Kept in this browser until it is ${until}.`
        : `This browser keeps nothing: ${verb} it before you leave the page.`}
    </p>
  );
}
