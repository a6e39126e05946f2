import { MINIMUM, RETURN } from '@apoti/contract/constants/franchise';
import { naira } from '@apoti/contract/lib/naira';
import type { Query } from '../../shared/site-data/page-view';
import { Section } from '../../shared/ui/Section';
import styles from './Calculator.module.css';
import { CalculatorForm } from './CalculatorForm';
import { ReturnChart } from './ReturnChart';
import { ReturnTable } from './ReturnTable';
import { useFigures } from './use-figures';

const PERCENT = `${RETURN * 100}%`;

/** What a stake would bring, from the stated figures (P12): with script at once, without as a form of its own. */
export function Calculator({ query }: { query: Query }) {
  const figures = useFigures(query);
  const { result, years } = figures;
  return (
    <Section
      id="calculator"
      ground="deep"
      title="What would it bring?"
      subtitle={`An illustration with the stated figures: from ${naira(MINIMUM)}, ${PERCENT} return per year.`}
    >
      <div className={styles.calculator}>
        <CalculatorForm figures={figures} kept={query['type']} />
        <div className={styles.result}>
          <div role="status" className={styles.sums}>
            {result === null ? (
              <p className={styles.none}>Enter an amount above ₦0, such as {naira(MINIMUM)}.</p>
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
          {result !== null && <ReturnChart result={result} />}
          <p className={styles.note}>
            An illustration, not a promise or an offer. It takes {PERCENT} of the amount in every year, reinvests
            nothing, and leaves out taxes, costs and inflation. What holds is the contract.
          </p>
        </div>
        {result !== null && <ReturnTable rows={result.rows} />}
      </div>
    </Section>
  );
}
