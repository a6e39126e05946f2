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

/** What is alike at the beginning and at the end of two lists is left out: what is between was changed. */
function withoutEnds(present: readonly Node[], next: readonly Node[], alike: (old: Node, now: Node) => boolean) {
  const most = Math.min(present.length, next.length);
  let head = 0;
  while (head < most && alike(present[head]!, next[head]!)) head += 1;
  let tail = 0;
  while (tail < most - head && alike(present.at(-1 - tail)!, next.at(-1 - tail)!)) tail += 1;
  return { head, tail, old: present.slice(head, present.length - tail), now: next.slice(head, next.length - tail) };
}

/** Whether nodes look the same; each is looked at once. */
function byLook(): (old: Node, now: Node) => boolean {
  const looks = new Map<Node, string>();
  const look = (node: Node) => {
    const known = looks.get(node) ?? lookOf(node);
    looks.set(node, known);
    return known;
  };
  return (old, now) => look(old) === look(now);
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
  // Nearly all is the same to the letter, which the browser tells at once: a page is looked through at each pause (S11).
  const { old, now, tail: same } = withoutEnds(present, next, (one, other) => one.isEqualNode(other));
  if (old.length === 1 && now.length === 1) return morphList(parent, old, now, changed);
  const { head, tail, ...between } = withoutEnds(old, now, byLook());
  for (let at = 0; at < head; at += 1) morphNode(old[at]!, now[at]!, changed);
  morphList(parent, between.old, between.now, changed, present[present.length - same - tail]);
  for (let back = tail; back > 0; back -= 1) morphNode(old.at(-back)!, now.at(-back)!, changed);
}

/** Puts `next` in the place of `present`; what is added to it stands before `behind`. */
function morphList(
  parent: Element,
  present: readonly Node[],
  next: readonly Node[],
  changed: Element[],
  behind: Node | null = null,
): void {
  for (const [at, now] of next.entries()) {
    const old = present[at];
    if (old?.nodeName === now.nodeName) {
      morphNode(old, now, changed);
      continue;
    }
    const made = parent.ownerDocument.importNode(now, true);
    if (old === undefined) parent.insertBefore(made, behind);
    else parent.replaceChild(made, old);
    changed.push(isElement(made) ? made : parent);
  }
  for (const old of present.slice(next.length)) {
    parent.removeChild(old);
    changed.push(parent);
  }
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
