import { dayText } from '../../shared/lib/day-text';
import styles from './FeaturedNews.module.css';
import type { PressItem } from './press-list';
import { PressPicture } from './PressPicture';

/** What matters most: the first one large, the second beside it (P13). */
export function FeaturedNews({ items }: { items: readonly PressItem[] }) {
  return (
    <section aria-labelledby="featured-news" className={styles.featured}>
      <h2 id="featured-news">Featured News</h2>
      <div className={styles.stories}>
        {items.map((item) => (
          <article key={item.id} className={styles.story}>
            <PressPicture item={item} />
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
