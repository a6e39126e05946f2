import type { Services } from '@apoti/contract';
import type { AnchoredService } from './service-anchors';
import styles from './Directory.module.css';

type DirectoryProps = {
  services: readonly AnchoredService[];
  blocks: Pick<Services, 'ecommercePartnership' | 'apiDocumentation'>;
};

/** All services as the doors of a bank; each leads to its own (P7). */
export function Directory({ services, blocks }: DirectoryProps) {
  const doors = [
    ...services.map(({ name, anchor }) => ({ name, anchor })),
    { name: blocks.ecommercePartnership.title, anchor: 'ecommerce' },
    { name: blocks.apiDocumentation.title, anchor: 'api' },
  ];
  return (
    <nav aria-label="Services on this page">
      <ol className={styles.bank}>
        {doors.map(({ name, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
