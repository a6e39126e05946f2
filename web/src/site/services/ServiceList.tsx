import type { PlacedFile } from '@apoti/contract';
import { Photo } from '../../shared/ui/Photo';
import { PlacedPicture } from '../../shared/ui/PlacedPicture';
import { PAGE_WIDTH } from '../../shared/ui/shown-widths';
import type { AnchoredService } from './service-anchors';
import styles from './ServiceList.module.css';

/** How wide a service's picture is shown: where there is room, the number on the door stands beside it. */
const SIZES = '(max-width: 40rem) calc(100vw - 3rem), (max-width: 76rem) calc(100vw - 8.5rem), 67.5rem';

function Service({ service }: { service: AnchoredService }) {
  const { name, description, image, features, anchor } = service;
  return (
    <li id={anchor} className={styles.service} tabIndex={-1}>
      <div className={styles.words}>
        <h3>{name}</h3>
        {description !== '' && <p>{description}</p>}
      </div>
      {features.length > 0 && (
        <ul className={styles.features}>
          {features.map((feature, index) => (
            <li key={index}>{feature}</li>
          ))}
        </ul>
      )}
      <Photo src={image} width={1280} height={720} sizes={SIZES} className={styles.image} />
    </li>
  );
}

type ServiceListProps = {
  services: readonly AnchoredService[];
  /** Anchors that no service has. */
  left: readonly string[];
  picture: PlacedFile | null;
};

/** The services one below the other, as compartments that one looks into (P7). */
export function ServiceList({ services, left, picture }: ServiceListProps) {
  return (
    <section aria-labelledby="services-heading" className={styles.section}>
      {left.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div className={styles.inner}>
        <h2 id="services-heading" className={services.length > 0 ? styles.heading : 'visually-hidden'}>
          What we take over
        </h2>
        <PlacedPicture picture={picture} className={styles.showcase} sizes={PAGE_WIDTH} />
        {services.length > 0 && (
          <ol className={styles.list}>
            {services.map((service) => (
              <Service key={service.anchor} service={service} />
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
