import { useState } from 'react';
import type { InvestorTerms } from '@apoti/contract/constants/franchise';
import {
  illustratedYears,
  illustrateReturn,
  MAX_AMOUNT,
  type IllustratedYears,
  type ReturnIllustration,
} from '@apoti/contract/lib/illustrate-return';
import { naira, toNaira } from '@apoti/contract/lib/naira';
import type { Query } from '../../shared/site-data/page-view';
import { useSetQuery } from '../../shared/lib/use-query';

/** What the calculator shows before anybody has chosen. */
const FIRST_YEARS: IllustratedYears = 5;

/** A typed amount as it is written in the field; what is no amount stays as it is. */
function tidy(typed: string): string {
  const amount = toNaira(typed);
  return amount === null ? typed : naira(amount).slice(1);
}

function yearsOf(query: Query): IllustratedYears {
  return illustratedYears.find((each) => String(each) === query['years']) ?? FIRST_YEARS;
}

/** Why there is nothing to reckon with; empty for an amount. */
function wrongWith(typed: string, minimum: number): string {
  const amount = toNaira(typed);
  if (typed.trim() === '' || amount === 0) return `Enter an amount above ₦0, such as ${naira(minimum)}.`;
  if (amount === null) {
    return `This cannot be read as an amount. Write it like ${tidy(String(minimum))} or ${minimum / 1_000_000}m.`;
  }
  return amount > MAX_AMOUNT ? `This amount is too large. The largest is ${naira(MAX_AMOUNT)}.` : '';
}

/** The calculator's figures: at once while a person types, in the address when they have finished. */
export type Figures = {
  typed: string;
  years: IllustratedYears;
  /** Null while what is typed is no amount. */
  result: ReturnIllustration | null;
  /** What a person does about that; empty while there is a result. */
  wrong: string;
  type: (text: string) => void;
  /** Keeps the amount in the address, in place of the last one. */
  keep: (text: string) => void;
  setYears: (years: IllustratedYears) => void;
};

/** The figures of an address's `amount` and `years` by an investor's terms (P12). */
export function useFigures(query: Query, terms: InvestorTerms): Figures {
  const setQuery = useSetQuery();
  const given = query['amount'] ?? String(terms.minimum);
  const [seen, setSeen] = useState(given);
  const [typed, setTyped] = useState(tidy(given));
  // Back, or a link: the address has another amount than the one that was typed.
  if (seen !== given) {
    setSeen(given);
    setTyped(tidy(given));
  }
  const years = yearsOf(query);
  const wrong = wrongWith(typed, terms.minimum);
  const result = wrong === '' ? illustrateReturn(toNaira(typed) ?? 0, years, terms) : null;
  return {
    typed,
    years,
    result,
    wrong,
    type: setTyped,
    keep: (text) => {
      setTyped(tidy(text));
      const next = String(toNaira(text) ?? text);
      if (next !== given) setQuery({ amount: next }, { replace: true });
    },
    setYears: (next) => setQuery({ years: String(next) }, { replace: true }),
  };
}
