import { dayText } from '../../shared/lib/day-text';
import styles from './FeaturedNews.module.css';
import type { PressItem } from './press-list';
import { PressPicture } from './PressPicture';

/**
 * How wide the pictures are shown: as the page without the edge of the compartments. Beside its words the first one fills a door of
 * their height, so it is wider than what is seen of it; the second one has a third of the page.
 */
const LARGE = '(min-width: 56rem) 46rem, calc(100vw - 3.6rem)';
const BESIDE = '(min-width: 76rem) 24rem, (min-width: 56rem) calc(33.3vw - 1.3rem), calc(100vw - 3.6rem)';

/** What matters most: the first one large, the second beside it (P13). */
export function FeaturedNews({ items }: { items: readonly PressItem[] }) {
  return (
    <section aria-labelledby="featured-news" className={styles.featured}>
      <h2 id="featured-news">Featured News</h2>
      <div className={styles.stories}>
        {items.map((item, at) => (
          <article key={item.id} className={styles.story}>
            <PressPicture item={item} sizes={at === 0 ? LARGE : BESIDE} />
            <div className={styles.words}>
              <p className={styles.meta}>
                {item.category} · <time dateTime={item.publishDate}>{dayText(item.publishDate)}</time>
              </p>
              <h3>
                <a href={`/press-releases/${item.id}`}>{item.title}</a>
              </h3>
              <p className={styles.excerpt}>{item.excerpt}</p>
              <p className={styles.by}>
                {item.author} · {item.readTime}
              </p>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
