import styles from './MapArt.module.css';

/** A city hinted at: a lagoon, streets and three stations. Stands where the map will be; it shows no real place. */
export function MapArt() {
  return (
    <svg viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className={styles.art}>
      <path d="M-10 470C120 430 210 520 340 490S560 400 660 440S780 430 810 400V570H-10z" className={styles.water} />
      <path d="M520 60l130-40 50 90-120 50z" className={styles.park} />
      <path
        d="M-10 70L810-30M-10 150L810 50M-10 310L810 210M-10 390L560 322M60-10L130 450M160-10L230 470M340-10L412 470M440-10L500 420M620-10L676 400M720-10L772 400"
        className={styles.street}
      />
      <path d="M-10 240L810 130M250-10L330 570M540-10L600 410" className={styles.road} />
      <path d="M-10 420C160 380 300 450 420 380S560 230 810 300" className={styles.avenue} />
      <path d="M160 200h22v22h-22zM446 344h22v22h-22zM640 118h22v22h-22z" className={styles.station} />
    </svg>
  );
}
