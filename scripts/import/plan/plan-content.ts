import {
  contentSchema,
  defaultContent,
  describeIssues,
  equal,
  isObject,
  settleQuestions,
  toFieldIssues,
  toJson,
  valueAt,
  type Content,
  type Json,
  type JsonObject,
} from '@apoti/contract';
import type { OldContent } from '../normalise/content';
import type { Notes } from '../notes';
import { itemName } from '../list-names';
import { noCounts, planList, type Counts } from './plan-list';
import { unitHash, type Units } from './unit-hash';

export type StatePlan<State> = Counts & { next: State; units: Record<string, string> };

/** Plans the content: its lists item by item, other texts part by part. Pure. @throws Error when the result breaks a rule */
export function planContent(old: OldContent, present: Content, known: Units, notes: Notes): StatePlan<Content> {
  const next = toJson(present);
  const counts = noCounts();
  const units: Record<string, string> = {};
  for (const [part, patch] of Object.entries(toJson(old.texts))) {
    const key = `content:${part}`;
    if (isObject(patch) && Object.keys(patch).length === 0) continue;
    units[key] = unitHash(patch);
    const merged = over(next[part], patch);
    if (known[key] === units[key] || equal(next[part], merged)) counts.unchanged += 1;
    else {
      next[part] = merged;
      counts.changed.push(part);
    }
  }
  for (const [path, imported] of old.lists) {
    const plan = planList({ ...sidesOf(path, present), imported }, known, notes);
    put(next, path.split('.'), plan.next);
    Object.assign(units, plan.units);
    counts.fresh.push(...plan.fresh);
    counts.changed.push(...plan.changed);
    counts.removed.push(...plan.removed);
    counts.unchanged += plan.unchanged;
  }
  return { ...counts, next: whole(next, present), units };
}

function sidesOf(path: string, present: Content) {
  const itemsIn = (content: Content) => {
    const items = valueAt(content, path.split('.'));
    return Array.isArray(items) ? items.filter(isObject) : [];
  };
  const examples = itemsIn(defaultContent);
  const [first = {}] = [...itemsIn(present), ...examples];
  const label = ['name', 'title', 'label', 'question'].find((name) => name in first) ?? 'name';
  const identity = 'id' in first ? ('id' as const) : ('key' as const);
  return { unit: `content:${path}`, name: itemName(path), identity, label, present: itemsIn(present), examples };
}

/** What was sent over what is here; what was not sent stays. */
function over(present: Json | undefined, sent: Json): Json {
  if (!isObject(present) || !isObject(sent)) return sent;
  const fields = Object.entries(sent).map(([name, value]) => [name, over(present[name], value)] as const);
  return { ...present, ...Object.fromEntries(fields) };
}

function put(state: JsonObject, path: readonly string[], value: Json): void {
  const [name = '', ...rest] = path;
  const inner = state[name];
  if (rest.length === 0) state[name] = value;
  else if (isObject(inner)) put(inner, rest, value);
}

/** Questions that stay keep their category. */
function whole(next: JsonObject, present: Content): Content {
  const checked = contentSchema.safeParse(next);
  if (!checked.success) throw new Error(describeIssues(toFieldIssues(checked.error)));
  const { categories, faqs } = checked.data.faq;
  const used = new Set(faqs.map(({ category }) => category));
  const lost = present.faq.categories.filter(({ id }) => used.has(id) && !categories.some((other) => other.id === id));
  return settleQuestions({ ...checked.data, faq: { faqs, categories: [...categories, ...lost] } });
}
