/** Attributes that change with the place in the tree, or say what the eye does not see. */
const UNSEEN = /^(id|for|name|href|tabindex|role|aria-.*)$/;
/** What a reader of the preview has unfolded is hers. */
const KEPT = 'open';

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

/** What is to be seen of a node: its words and its pictures. */
function lookOf(node: Node): string {
  if (!isElement(node)) return `${node.nodeName} ${node.textContent}`;
  const pictures = [node, ...node.querySelectorAll('[src], path')];
  const shown = pictures.map((each) => each.getAttribute('src') ?? each.getAttribute('d') ?? '');
  return `${node.nodeName} ${node.textContent} ${shown.join(' ')}`;
}

/** Of two lists, how many at the beginning and how many at the end look the same: what is between them was changed. */
function sameEnds(present: readonly Node[], next: readonly Node[]): { head: number; tail: number } {
  const [old, now] = [present.map(lookOf), next.map(lookOf)];
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function morphAttributes(present: Element, next: Element): boolean {
  let isSeen = false;
  const names = new Set([...present.getAttributeNames(), ...next.getAttributeNames()]);
  for (const name of names) {
    const value = next.getAttribute(name);
    if (name === KEPT || present.getAttribute(name) === value) continue;
    if (value === null) present.removeAttribute(name);
    else present.setAttribute(name, value);
    if (!UNSEEN.test(name)) isSeen = true;
  }
  return isSeen;
}

function morphNode(present: Node, next: Node, changed: Element[]): void {
  if (isElement(present) && isElement(next)) {
    if (morphAttributes(present, next)) changed.push(present);
    morphChildren(present, next, changed);
    return;
  }
  if (present.nodeValue === next.nodeValue) return;
  present.nodeValue = next.nodeValue;
  if (present.parentElement !== null) changed.push(present.parentElement);
}

function morphChildren(parent: Element, wanted: Element, changed: Element[]): void {
  const [present, next] = [[...parent.childNodes], [...wanted.childNodes]];
  const { head, tail } = sameEnds(present, next);
  const behind = present[present.length - tail] ?? null;
  const [oldEnd, newEnd] = [present.length - tail, next.length - tail];
  for (let at = 0; at < head; at += 1) morphNode(present[at]!, next[at]!, changed);
  for (let at = head; at < newEnd; at += 1) {
    const [old, now] = [at < oldEnd ? present[at] : undefined, next[at]!];
    if (old !== undefined && old.nodeName === now.nodeName) {
      morphNode(old, now, changed);
      continue;
    }
    const made = parent.ownerDocument.importNode(now, true);
    if (old === undefined) parent.insertBefore(made, behind);
    else parent.replaceChild(made, old);
    changed.push(isElement(made) ? made : parent);
  }
  for (let at = newEnd; at < oldEnd; at += 1) {
    parent.removeChild(present[at]!);
    changed.push(parent);
  }
  for (let back = tail; back > 0; back -= 1) morphNode(present.at(-back)!, next.at(-back)!, changed);
}

/**
 * Turns a page that is on the screen into the next one by changing what differs, and nothing else: it stays scrolled, unfolded
 * and loaded as it is. Answers the elements whose look has changed, in no order that matters but that of the page.
 */
export function morph(present: Element, next: Element): Element[] {
  const changed: Element[] = [];
  morphNode(present, next, changed);
  return changed.filter((element) => element.isConnected);
}
