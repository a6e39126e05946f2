import { audiences, deliveryModes, type JourneyEnd } from '@apoti/contract/constants/facts';
import { Section } from '../../shared/ui/Section';
import styles from './JourneysSection.module.css';

function End({ kind, x }: { kind: JourneyEnd; x: number }) {
  if (kind === 'door') {
    return (
      <g transform={`translate(${x} 0)`}>
        <path d="M0 36 30 12l30 24v44H0z" className={styles.house} />
        <path d="M21 46h18v34H21z" className={styles.leaf} />
      </g>
    );
  }
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 14h60v66H0z" className={styles.unit} />
      <path d="M4 18h16v18H4zM4 39h16v14H4zM4 56h16v20H4zM42 18h14v28H42zM42 49h14v27H42z" className={styles.doors} />
      <path d="M23 18h16v28H23zM23 49h16v27H23z" className={styles.doors} />
      <path d="M23 49h16v27H23z" className={styles.open} />
      <path d="M26 63h10v13H26z" className={styles.parcel} />
    </g>
  );
}

function Journey({ ends: [from, to] }: { ends: readonly [JourneyEnd, JourneyEnd] }) {
  return (
    <svg viewBox="0 0 280 84" className={styles.journey} aria-hidden="true">
      <path d="M0 81h280" className={styles.floor} />
      <path d="M74 58h124" className={styles.way} />
      <path d="M194 51l9 7-9 7" className={styles.arrow} />
      <End kind={from} x={4} />
      <End kind={to} x={214} />
    </svg>
  );
}

/** The three ways that a parcel can take, and the six whom they are for (P35). */
export function JourneysSection() {
  return (
    <Section title="Three ways to travel" subtitle="A parcel starts at a door or a locker, and ends at one">
      <ul className={styles.modes}>
        {deliveryModes.map(({ name, ends, text }) => (
          <li key={name}>
            <Journey ends={ends} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.for}>Made for</h3>
      <ul className={styles.audiences}>
        {audiences.map(({ name, text, path }) => (
          <li key={name}>
            <a href={path}>{name}</a> {text}
          </li>
        ))}
      </ul>
      <p className={styles.press}>
        From the press, or coming to see one? <a href="/press-releases">Press releases</a> and{' '}
        <a href="/events">events</a> are for you.
      </p>
    </Section>
  );
}
