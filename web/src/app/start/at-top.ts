/** Whether a page was opened at its top: another place of it is found only where all before it has its height. */
export function isAtTop(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = visit !== undefined && 'type' in visit && visit.type === 'navigate';
  return isNew && !location.hash && scrollY === 0;
}
