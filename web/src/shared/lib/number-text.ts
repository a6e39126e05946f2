/** A number as the back-office writes it; a dash where there is none. */
export function numberText(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en');
}
