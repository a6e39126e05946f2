import { sizesPicture } from '../../shared/art/pictures/sizes';
import { HeaderPicture } from '../../shared/ui/HeaderPicture';
import { PageHeader } from '../../shared/ui/PageHeader';
import type { PageProps } from '../../shared/site-data/page-view';
import { GetStarted } from './GetStarted';
import { PackagesSection } from './PackagesSection';
import { PlansSection } from './PlansSection';
import type { pricingPage } from './pricing-page';
import { pricingQuestions } from './pricing-questions';
import styles from './PricingPage.module.css';
import { QuestionsSection } from './QuestionsSection';
import { SizeFinder } from './SizeFinder';

/** The Pricing page (P8): plans, single packages, which size a parcel needs, and five questions. */
export function PricingPage({ page, query }: PageProps<ReturnType<typeof pricingPage.page>>) {
  const { title, subtitle, description, plans, sizes } = page;
  const ways = [
    ...(plans.length > 0 ? [['#plans', 'Monthly plans']] : []),
    ...(sizes.length > 0
      ? [
          ['#pay-as-you-go', 'Pay as you go'],
          ['#size-finder', 'Which size do I need?'],
        ]
      : []),
    ['#questions', 'Questions'],
  ];
  return (
    <>
      <PageHeader
        title={title}
        lead={subtitle}
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Pricing', path: '/pricing' },
        ]}
        picture={<HeaderPicture picture={sizesPicture} />}
      >
        {description.trim() !== '' && <p className={styles.description}>{description}</p>}
        <nav aria-label="On this page">
          <ul className={styles.ways}>
            {ways.map(([path, name]) => (
              <li key={path}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHeader>
      {plans.length > 0 && <PlansSection plans={plans} />}
      {sizes.length > 0 && (
        <>
          <PackagesSection sizes={sizes} />
          <SizeFinder sizes={sizes} query={query} />
        </>
      )}
      <QuestionsSection questions={pricingQuestions({ plans, sizes })} />
      <GetStarted />
    </>
  );
}
