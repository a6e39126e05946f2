import type { Plan } from '@apoti/contract';
import { allOf } from '@apoti/contract/lib/one-of';
import { buttonClass } from '../../shared/ui/Button';
import { Section } from '../../shared/ui/Section';
import { FeatureList } from './FeatureList';
import { overagePrice, planFacts } from './plan-facts';
import styles from './PlansSection.module.css';

/** Longer prices than this are texts and are set smaller. */
const LONG_PRICE = 9;

function Door({ plan }: { plan: Plan }) {
  const { name, price, period, description, features, popular } = plan;
  return (
    <li className={styles.door} data-popular={popular || undefined}>
      <div className={styles.tab}>{popular && 'Most popular'}</div>
      <div className={styles.inside}>
        <h3>{name}</h3>
        {description !== '' && <p className={styles.description}>{description}</p>}
        {price !== '' && (
          <p className={styles.price} data-long={price.length > LONG_PRICE || undefined}>
            <strong>{price}</strong> {period}
          </p>
        )}
        <FeatureList features={features} />
        <a href="/register" className={buttonClass(popular ? 'primary' : 'secondary', styles.choose)}>
          Choose {name}
        </a>
      </div>
    </li>
  );
}

/** What holds for the plans beside what their cards say (P33). */
function termsOf(plans: readonly Plan[]): (readonly [term: string, text: string])[] {
  const whole = planFacts(plans).flatMap(({ name, allSizes }) => (allSizes ? [name] : []));
  return [
    ['Billed monthly', 'Subscriptions renew automatically.'],
    ['Cancel when you like', 'It takes effect at the end of the billing cycle.'],
    [`${overagePrice(plans)} beyond your plan`, 'For each further standard package.'],
    ...(whole.length === 0 ? [] : [['All locker sizes', `Included in ${allOf(whole)}.`] as const]),
  ];
}

/** The subscription plans as doors of one bank; the popular one stands open (P8). */
export function PlansSection({ plans }: { plans: readonly Plan[] }) {
  return (
    <Section title="Monthly plans" subtitle="For parcels that keep coming" id="plans" ground="deep">
      <ul className={styles.bank}>
        {plans.map((plan, index) => (
          <Door key={`${plan.key} ${index}`} plan={plan} />
        ))}
      </ul>
      <dl className={styles.terms}>
        {termsOf(plans).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
