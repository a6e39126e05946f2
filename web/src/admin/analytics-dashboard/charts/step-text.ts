/**
 * How many came to a step, beside the one before it. Who did the one need not have done the other, so it is never said that they
 * went on: there may be more of them.
 */
export function stepText(visitors: number, before: number): string {
  if (visitors > before) return 'More than the step before';
  if (before === 0) return '';
  if (visitors === before) return 'As many as the step before';
  // What is fewer is never all of them, who is there is never nobody.
  const percent = Math.min(99, Math.max(visitors > 0 ? 1 : 0, Math.round((visitors / before) * 100)));
  return `${percent}% of the step before`;
}
