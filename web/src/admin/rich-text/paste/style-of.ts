import { STYLE } from '../model/parse-quietly';

/** The declarations of a `style` attribute, by name. Read as text: what the browser does not know (`mso-list`) is there, too. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute(STYLE) ?? '').split(';').map((each) => each.split(/:(.*)/s));
  return new Map(
    declarations.map(([name = '', value = '']) => [name.trim().toLowerCase(), value.trim().toLowerCase()]),
  );
}
