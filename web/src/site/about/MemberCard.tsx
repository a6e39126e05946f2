import { FiLinkedin, FiTwitter } from 'react-icons/fi';
import type { PublicMember } from '@apoti/contract';
import { NamePlate } from '../../shared/art/NamePlate';
import { Photo } from '../../shared/ui/Photo';
import styles from './MemberCard.module.css';
import { foldText } from './paragraphs';

/** What a card shows at first: characters of the biography, and skills. */
const BIO = 260;
const SKILLS = 6;

function Skills({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return null;
  return (
    <ul className={styles.skills} aria-label="Skills">
      {skills.map((skill, index) => (
        <li key={index}>{skill}</li>
      ))}
    </ul>
  );
}

function Links({ name, linkedin, twitter }: Pick<PublicMember, 'name' | 'linkedin' | 'twitter'>) {
  const links = [
    { label: 'LinkedIn', path: linkedin, Icon: FiLinkedin },
    { label: 'Twitter', path: twitter, Icon: FiTwitter },
  ].filter(({ path }) => path !== '');
  if (links.length === 0) return null;
  return (
    <p className={styles.links}>
      {links.map(({ label, path, Icon }) => (
        <a key={label} href={path} rel="noopener" aria-label={`${name} on ${label}`}>
          <Icon aria-hidden="true" />
        </a>
      ))}
    </p>
  );
}

/** A person of the team (P6). */
export function MemberCard({ member }: { member: PublicMember }) {
  const { name, position, department, image, bio, skills } = member;
  const { start, rest } = foldText(bio.trim(), BIO);
  const hidden = skills.slice(SKILLS);
  return (
    <article className={styles.card}>
      <Photo
        src={image}
        width={240}
        height={240}
        sizes="(max-width: 30rem) 7rem, 9.5rem"
        className={styles.image}
        fallback={<NamePlate name={name} className={styles.image} />}
      />
      <div className={styles.words}>
        <header>
          <h3>{name}</h3>
          <p className={styles.position}>{position}</p>
          <p className={styles.department}>{department}</p>
        </header>
        <p>
          {start}
          {rest !== '' && ' …'}
        </p>
        <Skills skills={skills.slice(0, SKILLS)} />
        {(rest !== '' || hidden.length > 0) && (
          <details className={styles.more}>
            <summary>
              Read on<span className="visually-hidden"> about {name}</span>
            </summary>
            {rest !== '' && <p>… {rest}</p>}
            <Skills skills={hidden} />
          </details>
        )}
        <Links {...member} />
      </div>
    </article>
  );
}
