import { dayParts } from '../../shared/lib/day-text';
import { Marked } from '../../shared/ui/Marked';
import type { PressItem } from './press-list';
import styles from './PressItems.module.css';
import { PressPicture } from './PressPicture';

function Day({ day: text }: { day: string }) {
  const { day, month, year } = dayParts(text);
  return (
    <time dateTime={text} className={styles.day}>
      <strong>{day}</strong> {month} {year}
    </time>
  );
}

/** Posts as entries of an almanac: the day, what happened, a small picture (P13). */
export function PressItems({ items, search }: { items: readonly PressItem[]; search: string }) {
  return (
    <ol className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <article className={styles.item}>
            <Day day={item.publishDate} />
            <div className={styles.words}>
              <h3>
                <a href={`/press-releases/${item.id}`}>
                  <Marked text={item.title} search={search} />
                </a>
              </h3>
              <p className={styles.excerpt}>
                <Marked text={item.excerpt} search={search} />
              </p>
              <p className={styles.meta}>
                <strong>{item.category}</strong> · {item.author} · {item.readTime}
              </p>
            </div>
            <div className={styles.picture}>
              <PressPicture item={item} sizes="(min-width: 56rem) 12rem, 7rem" />
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
