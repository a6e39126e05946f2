/** How far a finger has to go sideways, in px, and how much further than up or down. */
const FAR = 40;
const STEEP = 1.5;

type Point = { clientX: number; clientY: number };

/** What a finger says that went from here to there: 1 towards what comes next, -1 back, 0 nothing. */
export function swipeBetween(start: Point, end: Point): 1 | -1 | 0 {
  const [right, down] = [end.clientX - start.clientX, end.clientY - start.clientY];
  if (Math.abs(right) < FAR || Math.abs(right) <= Math.abs(down) * STEEP) return 0;
  return right < 0 ? 1 : -1;
}
