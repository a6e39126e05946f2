import { ContactForm } from '../../sections/contact-form/ContactForm';
import { FaqSection } from '../../sections/faq-list/FaqSection';
import type { PageProps } from '../../shared/site-data/page-view';
import { Section } from '../../shared/ui/Section';
import type { ContactData } from './contact-data';
import styles from './ContactPage.module.css';
import { ContactWays } from './ContactWays';
import { PlacesSection } from './PlacesSection';
import { SocialLinks } from './SocialLinks';

const faqTexts = { title: 'Asked before', subtitle: 'Perhaps the answer is already here.' };

/** How to reach the company (P11). */
export function ContactPage({ page, query, form }: PageProps<ContactData>) {
  const { contact, offices, stations, faqs, mapTiles } = page;
  return (
    <>
      <ContactWays contact={contact} />
      <Section title="Send us a message" subtitle="We read every one." beside id="message">
        <div className={styles.message}>
          <ContactForm form={form} sent={query['sent'] === 'contact'} />
          <SocialLinks links={contact.socialMedia} />
        </div>
      </Section>
      <PlacesSection offices={offices} stations={stations} mapTiles={mapTiles} />
      <FaqSection texts={faqTexts} faqs={faqs} all="View all FAQs" />
    </>
  );
}
