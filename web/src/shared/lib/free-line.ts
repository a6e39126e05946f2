/** Whether the line is fast and costs nothing: what it says of itself, or a device with a mouse. */
export function isFreeLine(): boolean {
  const line: { saveData?: boolean; type?: string; effectiveType?: string } = Object(
    Reflect.get(navigator, 'connection'),
  );
  if (line.saveData || (line.effectiveType ?? '4g') !== '4g') return false;
  return line.type === undefined ? matchMedia('(pointer: fine)').matches : /wifi|ethernet/.test(line.type);
}
