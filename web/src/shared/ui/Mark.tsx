import { mark, markLetter } from '@apoti/contract/lib/mark';

/** The mark: a locker bank with one open door, which gives the signal colour and carries the name's first letter. */
export function Mark({ siteName, className }: { siteName: string; className?: string | undefined }) {
  const { ground, corner, doors, open, letter } = mark;
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={className}>
      <rect width="32" height="32" rx={corner} fill={ground} />
      <path fill={doors.color} d={doors.path} />
      <path fill={open.color} d={open.path} />
      <text
        x={letter.x}
        y={letter.y}
        fill={letter.color}
        fontFamily={letter.font}
        fontSize={letter.size}
        fontWeight={letter.weight}
        textAnchor="middle"
      >
        {markLetter(siteName)}
      </text>
    </svg>
  );
}
