import { Sample } from './Sample';
import styles from './Tokens.module.css';

const colours = [
  'paper',
  'paper-deep',
  'card',
  'open',
  'line',
  'edge',
  'ink-soft',
  'ink',
  'forest-lit',
  'forest',
  'forest-deep',
  'on-forest',
  'on-forest-soft',
  'signal',
  'signal-deep',
  'signal-bright',
  'signal-soft',
  'leaf',
  'warn',
  'danger',
  'focus',
];
const sizes = ['0', '1', '2', '3', '4', 'page', '5'];
const spaces = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Colours, type, space, radius, shadow. */
export function Tokens() {
  return (
    <>
      <Sample title="Colour" look="stack">
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={styles.swatch} data-token={name} />
              {name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Type" look="stack">
        {sizes.map((name) => (
          <p key={name} className={styles.type} data-size={name}>
            size-{name} Ẹ kú àbọ̀, ₦2,500
          </p>
        ))}
      </Sample>
      <Sample title="Space" look="stack">
        <ul className={styles.spaces}>
          {spaces.map((name) => (
            <li key={name} data-space={name}>
              space-{name}
            </li>
          ))}
        </ul>
      </Sample>
      <Sample title="Radius and shadow">
        <span className={styles.box}>radius</span>
        <span className={`${styles.box} ${styles.large}`}>radius-large</span>
        <span className={`${styles.box} ${styles.shadow}`}>shadow</span>
      </Sample>
    </>
  );
}
