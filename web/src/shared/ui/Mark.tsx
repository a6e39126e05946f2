/** The mark: a locker bank with one open door, which gives the signal colour. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx="5" fill="#173f2e" />
      <path fill="#f3eddf" d="M6 6h9v9H6zM17 6h9v5h-9zM17 13h9v13h-9z" />
      <path fill="#c8380f" d="M6 17h9v9H6z" />
    </svg>
  );
}
