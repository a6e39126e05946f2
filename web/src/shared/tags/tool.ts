import type { AskedCategory } from '@apoti/contract/rendering/site-tags';

/** What a visitor has agreed to. */
export type Allowed = ReadonlySet<AskedCategory>;

/** A plan as shops tell of their items. */
export type ShopItem = { item_id: string; item_name: string; price?: number };

/** What a loaded tool hears of afterwards. What it does not care about it leaves out. */
export type LoadedTool = {
  /** A visitor has agreed to more than before. */
  allow?: (allowed: Allowed) => void;
  /** A visitor has done something. */
  event?: (name: string) => void;
  /** A list of plans is shown. */
  list?: (items: readonly ShopItem[]) => void;
  /** A plan of the list was chosen. */
  choose?: (item: ShopItem) => void;
};
