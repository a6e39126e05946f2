import { PressArt } from '../../shared/art/PressArt';
import { dayText } from '../../shared/lib/day-text';
import type { PageProps } from '../../shared/site-data/page-view';
import { Breadcrumbs } from '../../shared/ui/Breadcrumbs';
import { Photo } from '../../shared/ui/Photo';
import { Prose } from '../../shared/ui/Prose';
import { PAGE_WIDTH } from '../../shared/ui/shown-widths';
import type { pressReleasePage } from './press-release-page';
import styles from './PressReleasePage.module.css';
import { Share } from './Share';

type Release = ReturnType<typeof pressReleasePage.page>;

function Head({ release }: { release: Release }) {
  const { id, title, excerpt, category, author, publishDate, readTime } = release;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Press releases', path: '/press-releases' },
    { name: title, path: `/press-releases/${id}` },
  ];
  return (
    <header className={styles.head}>
      <Breadcrumbs crumbs={crumbs} />
      <p className={styles.category}>{category}</p>
      <h1>{title}</h1>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.by}>
        <strong>{author}</strong> · <time dateTime={publishDate}>{dayText(publishDate)}</time> · {readTime}
      </p>
    </header>
  );
}

/** Three banks side by side, of which one door is open. */
function Banks({ seed }: { seed: number }) {
  return (
    <div className={styles.banks}>
      {[0, 1, 2].map((place) => {
        const isOpen = place === seed % 3;
        return <PressArt key={place} seed={isOpen ? seed : -1} className={isOpen ? '' : styles.shut} />;
      })}
    </div>
  );
}

function Neighbours({ newer, older }: Pick<Release, 'newer' | 'older'>) {
  if (newer === null && older === null) return null;
  const ways = [
    { label: 'Previous', rel: 'prev', post: older },
    { label: 'Next', rel: 'next', post: newer },
  ];
  return (
    <nav aria-label="More press releases" className={styles.neighbours}>
      {ways.map(({ label, rel, post }) =>
        post === null ? (
          <span key={rel} className={styles.none} />
        ) : (
          <a key={rel} href={`/press-releases/${post.id}`} rel={rel}>
            <span>{label}</span>
            <strong>{post.title}</strong>
          </a>
        ),
      )}
    </nav>
  );
}

/** A press release (P14). */
export function PressReleasePage({ page }: PageProps<Release>) {
  const { id, title, html, picture, tags, url, newer, older } = page;
  return (
    <article className={styles.release}>
      <Head release={page} />
      <Photo
        src={picture}
        width={1600}
        height={900}
        sizes={PAGE_WIDTH}
        loading="eager"
        fetchPriority="high"
        frame={styles.picture}
        fallback={<Banks seed={id} />}
      />
      <div className={styles.body}>
        <Prose html={html} />
        <aside className={styles.aside}>
          {tags.length > 0 && (
            <ul aria-label="Tags" className={styles.tags}>
              {tags.map((tag, index) => (
                <li key={index}>{tag}</li>
              ))}
            </ul>
          )}
          <Share title={title} url={url} />
          <a href="/press-releases" className={styles.all}>
            All press releases
          </a>
        </aside>
      </div>
      <Neighbours newer={newer} older={older} />
    </article>
  );
}
