import { naira } from '@apoti/contract/lib/naira';
import type { Query } from '../../shared/site-data/page-view';
import { Section } from '../../shared/ui/Section';
import styles from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm';
import type { ReadTerms } from './investor-terms';
import { ReturnChart } from './ReturnChart';
import { ReturnTable } from './ReturnTable';
import { useFigures } from './use-figures';

/** What a stake would bring, from the figures of the investor's model (P12): with script at once, without as a form of its own. */
export function Calculator({ query, terms }: { query: Query; terms: ReadTerms }) {
  const figures = useFigures(query, terms);
  const percent = `${Math.round(terms.rate * 10_000) / 100}%`;
  const { result, wrong, years } = figures;
  return (
    <Section
      id="calculator"
      ground="deep"
      title="What would it bring?"
      subtitle={`An illustration with ${terms.basis}: from ${naira(terms.minimum)}, ${percent} return per year.`}
    >
      <div className={styles.calculator}>
        <CalculatorForm figures={figures} minimum={terms.minimum} kept={query['type']} />
        <div className={styles.result}>
          <div role="status" className={styles.sums}>
            {result === null ? (
              <p className={styles.none}>{wrong}</p>
            ) : (
              <dl>
                <div>
                  <dt>Return per year</dt>
                  <dd>{naira(result.yearly)}</dd>
                </div>
                <div>
                  <dt>{years === 1 ? 'In one year' : `In ${years} years together`}</dt>
                  <dd>{naira(result.total)}</dd>
                </div>
              </dl>
            )}
          </div>
          {result !== null && <ReturnChart result={result} rate={terms.rate} />}
          <p className={styles.note}>
            No promise and no offer: {percent} of the amount a year, without reinvestment, taxes, costs and inflation.
            The contract is what holds.
          </p>
        </div>
        {result !== null && <ReturnTable rows={result.rows} />}
      </div>
    </Section>
  );
}
