import { useId } from 'react';
import { TableOfContents } from '../../shared/ui/TableOfContents';
import styles from './LegalDocument.module.css';
import { stretchesOf, type LegalBlock, type LegalSection, type LegalText } from './legal-text';

function Text({ text }: { text: string }) {
  return stretchesOf(text).map(({ text: words, href }, index) =>
    href === null ? (
      words
    ) : (
      <a key={index} href={href}>
        {words}
      </a>
    ),
  );
}

function Table({ caption, heads, rows }: Extract<LegalBlock, { table: object }>['table']) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...rest]) => (
          <tr key={first}>
            <th scope="row">
              <code>{first}</code>
            </th>
            {rest.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <Text text={block} />
      </p>
    );
  if ('table' in block) return <Table {...block.table} />;
  return (
    <ul>
      {block.list.map((item) => (
        <li key={item}>
          <Text text={item} />
        </li>
      ))}
    </ul>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const heading = useId();
  return (
    <section id={section.id} aria-labelledby={heading}>
      <h2 id={heading}>
        <span className={styles.number}>{number}</span> {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

/** A legal text with its table of contents (P16): calm to read, whole on paper. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{text.title}</h1>
        <p className={styles.summary}>{text.summary}</p>
        {text.updated !== '' && <p className={styles.updated}>Last Updated: {text.updated}</p>}
      </header>
      <TableOfContents entries={text.sections} />
      <div className={styles.text}>
        {text.sections.map((section, index) => (
          <Section key={section.id} section={section} number={index + 1} />
        ))}
      </div>
    </article>
  );
}
