import { REPLY_HOURS } from '@apoti/contract/constants/franchise';
import { FranchiseForm } from '../../sections/franchise-form/FranchiseForm';
import { NetworkSection } from '../../sections/network/NetworkSection';
import type { PageProps } from '../../shared/site-data/page-view';
import { Phone } from '../../shared/ui/Reach';
import { useSiteData } from '../../shared/site-data/site-data';
import { Calculator } from './Calculator';
import type { FranchiseData } from './franchise-page';
import styles from './FranchisePage.module.css';
import { Models } from './Models';
import { Opening } from './Opening';
import { Reasons } from './Reasons';
import { FORM_ID, useApply } from './use-apply';

/** The franchise page (P12): two doors into the network, what they bring, and the form. */
export function FranchisePage({ page, query, form }: PageProps<FranchiseData>) {
  const { models, terms, network } = page;
  const { contact } = useSiteData();
  const { search, times, apply } = useApply();
  const chosen = models.find(({ id }) => id === query['type'])?.id ?? null;
  return (
    <>
      <Opening />
      <Models models={models} chosen={chosen} search={search} onApply={apply} />
      {models.some(({ id }) => id === 'locker-investor') && <Calculator query={query} terms={terms} />}
      <Reasons />
      <NetworkSection network={network} claims={false} />
      <section id={FORM_ID} tabIndex={-1} aria-labelledby="application-title" className={styles.application}>
        <div className={styles.words}>
          <h2 id="application-title">Apply for a partnership</h2>
          <p className={styles.reply}>Replies within {REPLY_HOURS} hours</p>
          <p>Tell us who you are and where you would like to begin. An application binds you to nothing.</p>
          {contact.phone !== '' && (
            <p>
              Rather talk first? Call <Phone to={contact.phone} />.
            </p>
          )}
        </div>
        <div className={styles.form}>
          <FranchiseForm
            form={form}
            type={chosen}
            times={times}
            minimum={terms.minimum}
            sent={query['sent'] === 'franchise'}
          />
        </div>
      </section>
    </>
  );
}
