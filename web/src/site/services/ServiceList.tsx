import { Photo } from '../../shared/ui/Photo';
import type { AnchoredService } from './service-anchors';
import styles from './ServiceList.module.css';

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
      <Photo src={image} className={styles.image} />
    </li>
  );
}

/** The services one below the other, as compartments that one looks into (P7). `left`: anchors that no service has. */
export function ServiceList({ services, left }: { services: readonly AnchoredService[]; left: readonly string[] }) {
  return (
    <section aria-labelledby="services-heading" className={styles.section}>
      {left.map((anchor) => (
        <span key={anchor} id={anchor} className={styles.anchor} />
      ))}
      <div className={styles.inner}>
        <h2 id="services-heading" className={services.length > 0 ? styles.heading : 'visually-hidden'}>
          What we take over
        </h2>
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
