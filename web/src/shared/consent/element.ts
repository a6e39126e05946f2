type Child = Node | string;
/** A class of a style sheet is none where it has no rule. */
type Attributes = Readonly<Record<string, string | undefined>>;

/** An element with its properties, its attributes and what is in it, for a page on which nothing else makes elements yet. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  attributes: Attributes,
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value ?? '');
  made.append(...children);
  return made;
}
