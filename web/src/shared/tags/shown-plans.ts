import type { ShopItem } from './tool';

/** A page as it says itself which one it is; of what it shows, only plans matter here. */
export type ShownPage = { name: string; page: unknown };

function textOf(item: object, field: string): string {
  const value: unknown = Reflect.get(item, field);
  return typeof value === 'string' ? value : '';
}

function toItem(plan: object): ShopItem {
  const price = Number(textOf(plan, 'price').replace(/[^\d.]/g, ''));
  const item_name = textOf(plan, 'name');
  return { item_id: textOf(plan, 'key') || item_name, item_name, ...(price > 0 ? { price } : {}) };
}

/** The plans that a page shows, as items of a shop; none on other pages. */
export function shownPlans({ name, page }: ShownPage): ShopItem[] {
  const plans: unknown = name === 'pricing' ? Reflect.get(Object(page), 'plans') : [];
  return Array.isArray(plans) ? plans.filter((plan) => typeof plan === 'object' && plan !== null).map(toItem) : [];
}

/** The plan whose link was pressed; null where it was none's. */
export function chosenPlan(target: EventTarget | null, plans: readonly ShopItem[]): ShopItem | null {
  const link = target instanceof Element ? target.closest('#plans li > * a[href]') : null;
  if (link === null) return null;
  const words = link.textContent?.trim() ?? '';
  return plans.find(({ item_name }) => words.endsWith(item_name)) ?? null;
}
