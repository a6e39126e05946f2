import fc from 'fast-check';
import type { Weather } from './bad-network';

/** What happens next. `who` is one of the two people, `where` one of the places. */
export type Step =
  | { do: 'type'; who: 0 | 1; where: number }
  /** Looks at what the header says. */
  | { do: 'look'; who: 0 | 1 }
  | { do: 'reload'; who: 0 | 1 }
  | { do: 'weather'; who: 0 | 1; weather: Weather }
  | { do: 'decide'; who: 0 | 1; choice: 'Keep mine' | 'Take theirs' }
  /** The CMS dies, or is there again. */
  | { do: 'cms' };

const who = fc.constantFrom(0 as const, 1 as const);
const weather = fc.constantFrom<Weather>('fair', 'answers are lost', 'saves are held');
const choice = fc.constantFrom('Keep mine' as const, 'Take theirs' as const);

const step = (places: number): fc.Arbitrary<Step> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.record({ do: fc.constant('type' as const), who, where: fc.nat(places - 1) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('look' as const), who }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('weather' as const), who, weather }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('decide' as const), who, choice }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reload' as const), who }) },
  );

/** The steps of one round, the same ones for a seed; the CMS dies in the first half and comes back in the second. */
export function stepsOf(seed: number, count: number, places: number): Step[] {
  const half = fc.array(step(places), { minLength: count / 2, maxLength: count / 2 });
  const [first = [], second = []] = fc.sample(half, { seed, numRuns: 2 });
  return [...first, { do: 'cms' }, ...second, { do: 'cms' }];
}
