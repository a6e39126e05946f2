import type { ComponentType } from 'react';
import { TableOfContents } from '../src/shared/ui/TableOfContents';
import { Toaster } from '../src/shared/ui/Toaster';
import styles from './AllPieces.module.css';
import { Actions } from './pieces/Actions';
import { Cards } from './pieces/Cards';
import { Fields } from './pieces/Fields';
import { Filters } from './pieces/Filters';
import { Long } from './pieces/Long';
import { LongText } from './pieces/LongText';
import { Messages } from './pieces/Messages';
import { Moving } from './pieces/Moving';
import { Pages } from './pieces/Pages';
import { Tokens } from './pieces/Tokens';

const parts: { id: string; title: string; Part: ComponentType }[] = [
  { id: 'tokens', title: 'Tokens', Part: Tokens },
  { id: 'actions', title: 'Buttons, menus, tabs', Part: Actions },
  { id: 'fields', title: 'Fields', Part: Fields },
  { id: 'filters', title: 'Search, chips, pages', Part: Filters },
  { id: 'cards', title: 'Cards, badges, facts', Part: Cards },
  { id: 'messages', title: 'Messages and waiting', Part: Messages },
  { id: 'moving', title: 'Accordion, carousel, steps', Part: Moving },
  { id: 'long', title: 'Long text', Part: Long },
  { id: 'rich-text', title: 'Long text in editing', Part: LongText },
  { id: 'pages', title: 'Parts of pages', Part: Pages },
];

/** Every piece of the design system in every state. Hover and focus are tried by hand. */
export function AllPieces() {
  return (
    <>
      <header className={styles.head}>
        <h1>Design system</h1>
        <p>
          <a href="/_ui">The site&rsquo;s dress</a> <a href="/_ui?dress=admin">The back-office&rsquo;s dress</a>
        </p>
      </header>
      <div className={styles.page}>
        <TableOfContents entries={parts} title="Pieces" />
        <main className={styles.parts}>
          {parts.map(({ id, title, Part }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <Part />
            </section>
          ))}
        </main>
      </div>
      <Toaster />
    </>
  );
}
