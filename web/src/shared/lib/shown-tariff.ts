import type { Pricing } from '@apoti/contract';
import { tariffs } from '@apoti/contract/constants/pricing';
import { parseMeasure } from '@apoti/contract/lib/fit-parcel';

const KG = String.raw`k(?:gs?|ilo(?:gram(?:me)?)?s?)\b`;
const FIGURE = String.raw`\d+(?:[.,]\d+)?`;
/** What may stand between a word such as `up to` and its weight. */
const ABOUT = String.raw`(?: ?~|(?: (?:about|around|roughly|approx(?:imately|\.)?|circa|an?|the|total|gross|weight|load|of)){0,4})`;
const WEIGHT = String.raw`${ABOUT} ?(${FIGURE}) ?${KG}`;
/** Behind a weight, makes a least one of it. */
const OR_MORE = String.raw`(?! ?(?:\+|[(,]?min|at least\b|up(?:wards?)?\b|(?:or|and) (?:more|heavier|over|above|up|upwards?)\b))`;
const forms = (...sources: string[]) => sources.map((source) => new RegExp(source, 'i'));

/** A least weight in words that are otherwise a greatest one's, such as `not less than 5 kg`. */
const LEAST = new RegExp(
  String.raw`(?:(?:\b(?:no|not|never|nothing)|n['’]t) (?:be |weigh )?(?:(?:less|lighter) than|under|below)|\bmin(?:imum|\.)? (?:weight|load)(?: of|:)?) ${FIGURE} ?${KG}`,
  'gi',
);
/** How a description names the limit itself, whatever else it says of lighter parcels. */
const LIMIT = forms(
  String.raw`\b(?:max(?:imum)?\b\.?|(?:weight|load) limit\b|limit:)(?:(?!than|over|above|least|from)[^\d.,;]){0,60}(${FIGURE}) ?${KG}`,
  String.raw`(?:^|[^\d.,])(${FIGURE}) ?${KG} \(?max(?:imum)?\b(?!\.?:? ?\d)`,
);
/** How a description says a greatest weight; one that says a least one only, such as `more than 5 kg`, has none. */
const GREATEST = forms(
  // Behind a least one: `5–20 kg`, `from 5 to 20 kg`, `over 5 kg up to 20 kg`.
  String.raw`(?:^ ?|\b(?:from|between|for|of|over|above|than|least|weight:?|weighing|holds|takes|carries) )${FIGURE}(?: ?${KG})? ?(?:-|–|—|(?:up )?to|and up to) ?(${FIGURE}) ?${KG}`,
  String.raw`\bbetween ${FIGURE}(?: ?${KG})? ?and ?(${FIGURE}) ?${KG}`,
  String.raw`(?:\b(?:up to|at most|under|below|(?:less|lighter) than)|[≤<]=?)${WEIGHT}`,
  String.raw`(?:\b(?:no|not|never|nothing)|n['’]t) (?:be |weigh )?(?:(?:more|heavier) than|over|above|(?:to )?exceed(?:ing)?)${WEIGHT}`,
  String.raw`\b(?:max(?:imum)?\.?|limit(?:ed to)?\b)(?:(?!than|over|above|least|from)[^\d.]){0,60}(${FIGURE}) ?${KG}`,
  String.raw`(?:^|[^\d.,])(${FIGURE}) ?${KG} (?:at (?:the )?most\b|(?:or|and) (?:less|lighter|under|below)\b)(?!\.?:? ?\d)`,
  // Without a word of comparison: at the beginning, or as what it is.
  String.raw`^ ?(${FIGURE}) ?${KG}${OR_MORE}`,
  String.raw`(?:^ ?weight|\b(?:weight:|holds|takes|carries))${WEIGHT}${OR_MORE}`,
);

/** The first weight that one of the forms reads. */
function firstOf(said: string, read: readonly RegExp[]): number | null {
  const [first] = read
    .map((form) => form.exec(said))
    .filter((found) => found !== null)
    .sort((a, b) => a.index - b.index);
  return parseMeasure(first?.[1] ?? '');
}

/** The greatest weight that a description says, in kg; null when it says none. */
function greatestWeight(description: string): number | null {
  const said = description.replace(/\s+/g, ' ').replace(LEAST, ';');
  return firstOf(said, LIMIT) ?? firstOf(said, GREATEST);
}

/** The weight that a description begins with, and what parts it from the rest. */
const BEGINNING = new RegExp(String.raw`^\s*up to${WEIGHT}[\s.,;:–—-]*`, 'i');

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
  const ideal = description.replace(/\s+/g, ' ').replace(BEGINNING, '').trim();
  return {
    price: price.trim() || own.price,
    dimensions: dimensions.trim() || own.dimensions,
    description: description.trim() || `Up to ${own.maxKg} kg. ${own.ideal}.`,
    ideal: ideal || `${own.ideal}.`,
    maxKg: greatestWeight(description) ?? own.maxKg,
  };
}
