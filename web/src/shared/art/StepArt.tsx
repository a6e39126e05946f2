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
      <path d="M104 96l20 6-6 22h8" className={styles.legs} />
      <path d="M122 58l26 22" className={styles.arm} />
      <circle cx="124" cy="38" r="15" className={styles.dark} />
      <path d="M124 36h15v6h-12z" className={styles.paper} />
      <path d="M14 100h20M8 116h26M20 84h12" className={styles.stroke} />
    </>
  );
}

/** A person who has taken the parcel out of the open compartment. */
function Person() {
  return (
    <>
      <path d="M38 142 44 96h12l4 46M60 142l-4-46h-4" className={styles.legs} />
      <path d="M34 102c-2-24 2-44 16-44s18 20 16 44z" className={styles.green} />
      <circle cx="50" cy="40" r="13" className={styles.skin} />
      <path d="M36 40c-2-20 28-22 28-2-8 2-16-2-20-6-2 4-4 6-8 8z" className={styles.dark} />
      <rect x="62" y="66" width="28" height="26" rx="2" className={styles.box} />
      <path d="M76 66v26" className={styles.tape} />
      <path d="M48 68l6 20h16" className={styles.sleeve} />
      <circle cx="72" cy="88" r="5" className={styles.skin} />
    </>
  );
}

function Doors() {
  return (
    <>
      <path d="M112 14h96v128h-96z" className={styles.dark} />
      <path
        d="M118 20h26v24h-26zM118 98h26v38h-26zM150 20h26v50h-26zM150 76h26v22h-26zM150 104h26v32h-26zM182 20h20v32h-20zM182 58h20v78h-20z"
        className={styles.green}
      />
      <rect x="118" y="50" width="26" height="42" className={styles.deep} />
      <path d="M118 50l-18 7v42l18-7z" className={styles.signal} />
      <Person />
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
