import styles from './StepArt.module.css';

function Call() {
  return (
    <>
      <rect x="74" y="18" width="72" height="124" rx="9" className={styles.dark} />
      <rect x="81" y="30" width="58" height="98" rx="3" className={styles.paper} />
      <rect x="90" y="42" width="40" height="24" rx="4" className={styles.green} />
      <rect x="90" y="74" width="28" height="12" rx="3" className={styles.line} />
      <rect x="90" y="94" width="40" height="22" rx="4" className={styles.signal} />
      <path d="M164 52a26 26 0 0 1 0 36M176 40a44 44 0 0 1 0 60" className={styles.stroke} />
    </>
  );
}

function Rider() {
  return (
    <>
      <circle cx="72" cy="118" r="22" className={styles.wheel} />
      <circle cx="168" cy="118" r="22" className={styles.wheel} />
      <path d="M72 118h52l20-40h14l10 40" className={styles.frame} />
      <rect x="44" y="52" width="46" height="42" rx="3" className={styles.signal} />
      <path d="M67 52v42" className={styles.strap} />
      <path d="M98 98c0-30 6-44 24-44l12 24-8 20z" className={styles.green} />
      <path d="M122 58l26 22" className={styles.arm} />
      <circle cx="124" cy="38" r="15" className={styles.dark} />
      <path d="M124 36h15v6h-12z" className={styles.paper} />
      <path d="M14 100h20M8 116h26M20 84h12" className={styles.stroke} />
    </>
  );
}

function Doors() {
  return (
    <>
      <rect x="46" y="16" width="132" height="126" className={styles.dark} />
      <path d="M52 22h38v36H52zM52 64h38v72H52zM96 22h36v22H96zM138 22h34v52h-34zM138 80h34v56h-34zM96 104h36v32H96z" className={styles.green} />
      <rect x="96" y="50" width="36" height="48" className={styles.deep} />
      <rect x="103" y="70" width="24" height="28" className={styles.box} />
      <path d="M96 50 78 58v48l18-8z" className={styles.signal} />
      <path d="M115 70v28" className={styles.tape} />
    </>
  );
}

const pictures = [Call, Rider, Doors];

/** The picture of a step: a call, a rider, an open door, and again from the start. Ornament only. */
export function StepArt({ index }: { index: number }) {
  const Picture = pictures[index % pictures.length] ?? Call;
  return (
    <svg viewBox="0 0 220 150" className={styles.art} aria-hidden="true">
      <path d="M0 142h220" className={styles.ground} />
      <Picture />
    </svg>
  );
}
