import type { Pricing } from '@apoti/contract';
import { tariffs } from '@apoti/contract/constants/pricing';
import { parseMeasure } from '@apoti/contract/lib/fit-parcel';

/** A least weight in words that are otherwise a greatest one's, such as `not less than 5 kg`. */
const LEAST =
  /(?:\b(?:no|not|never|nothing)|n['’]t) (?:be |weigh )?(?:(?:less|lighter) than|under|below) \d+(?:[.,]\d+)? ?kgs?\b/gi;
/** How a description says a greatest weight; one that says a least one only, such as `more than 5 kg`, has none. */
const GREATEST = [
  // Behind a least one: `5–20 kg`, `from 5 to 20 kg`, `over 5 kg up to 20 kg`.
  /(?:^ ?|\b(?:from|between|for|of|over|above|than|least|weight:?|weighing) )\d+(?:[.,]\d+)?(?: ?kgs?)? ?(?:-|–|—|(?:up )?to|and up to) ?(\d+(?:[.,]\d+)?) ?kgs?\b/i,
  /\bbetween \d+(?:[.,]\d+)?(?: ?kgs?)? ?and ?(\d+(?:[.,]\d+)?) ?kgs?\b/i,
  /\b(?:up to|at most|under|below|(?:less|lighter) than) (\d+(?:[.,]\d+)?) ?kgs?\b/i,
  /(?:\b(?:no|not|never|nothing)|n['’]t) (?:be |weigh )?(?:(?:more|heavier) than|over|above|(?:to )?exceed(?:ing)?) (\d+(?:[.,]\d+)?) ?kgs?\b/i,
  /\b(?:max(?:imum)?\.?|limit(?:ed to)?\b)(?:(?!than|over|above|least|from)[^\d.]){0,60}(\d+(?:[.,]\d+)?) ?kgs?\b/i,
  /(?:^|[^\d.,])(\d+(?:[.,]\d+)?) ?kgs? (?:\(?max(?:imum)?\b|at (?:the )?most\b|(?:or|and) (?:less|lighter|under|below)\b)(?!\.?:? ?\d)/i,
  // At the beginning without a word.
  /^ ?(\d+(?:[.,]\d+)?) ?kgs?\b(?! ?(?:\+|[(,]?min|at least\b|up(?:wards?)?\b|(?:or|and) (?:more|heavier|over|above|up|upwards?)\b))/i,
];

/** The first greatest weight that a description says, in kg; null when it says none. */
function greatestWeight(description: string): number | null {
  const said = description.replace(/\s+/g, ' ').replace(LEAST, ';');
  const [first] = GREATEST.map((form) => form.exec(said))
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index);
  return parseMeasure(first?.[1] ?? '');
}

/** A priced compartment as the pages show it. */
export type ShownTariff = {
  price: string;
  dimensions: string;
  /** With the weight, for who shows it in one piece. */
  description: string;
  /** Without the weight that it begins with. */
  ideal: string;
  maxKg: number;
};

/**
 * A priced compartment in the same words on every page (P8, P9): as an editor has it, and what is left empty or says no weight as
 * the price list's constants have it.
 */
export function shownTariff(payAsYouGo: Pricing['payAsYouGo'], tariff: keyof typeof tariffs): ShownTariff {
  const { price, dimensions, description } = payAsYouGo[tariff];
  const own = tariffs[tariff];
  const ideal = description.replace(/^\s*up to [\d.,]+\s?kgs?\b\W*/i, '').trim();
  return {
    price: price.trim() || own.price,
    dimensions: dimensions.trim() || own.dimensions,
    description: description.trim() || `Up to ${own.maxKg} kg. ${own.ideal}.`,
    ideal: ideal || `${own.ideal}.`,
    maxKg: greatestWeight(description) ?? own.maxKg,
  };
}
