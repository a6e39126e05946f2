import { Banner } from '../../shared/ui/Banner';
import { buttonClass } from '../../shared/ui/Button';
import { PageHeader } from '../../shared/ui/PageHeader';
import type { PageProps } from '../../shared/site-data/page-view';
import { Directory } from './Directory';
import { JourneysSection } from './JourneysSection';
import { ServiceBlockSection } from './ServiceBlockSection';
import { ServiceList } from './ServiceList';
import type { servicesPage } from './services-page';
import styles from './ServicesPage.module.css';
import { UnitSection } from './UnitSection';

/** The Services page (P7): what we take over, on which way, with what kind of locker. */
export function ServicesPage({ page }: PageProps<ReturnType<typeof servicesPage.page>>) {
  const { texts, blocks, services, left, picture } = page;
  const { title, subtitle, description } = texts;
  return (
    <>
      <PageHeader
        title={title}
        lead={subtitle}
        ground="forest"
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Services', path: '/services' },
        ]}
        picture={<Directory services={services} blocks={blocks} />}
      >
        {description.trim() !== '' && <p className={styles.description}>{description}</p>}
      </PageHeader>
      <JourneysSection />
      <ServiceList services={services} left={left} picture={picture} />
      <ServiceBlockSection id="ecommerce" block={blocks.ecommercePartnership} ground="forest" />
      <ServiceBlockSection id="api" block={blocks.apiDocumentation} ground="deep" />
      <UnitSection />
      <div className={styles.end}>
        <Banner title="Which one is yours?" text="See what it costs, open an account, or ask a person." look="signal">
          <a href="/pricing" className={buttonClass('secondary')}>
            See prices
          </a>
          <a href="/register" className={buttonClass('secondary')}>
            Create your account
          </a>
          <a href="/contact" className={buttonClass('secondary')}>
            Talk to us
          </a>
        </Banner>
      </div>
    </>
  );
}
