import { PAY_AS_YOU_GO_HOURS } from '@apoti/contract/constants/pricing';
import type { Fit } from '@apoti/contract/lib/fit-parcel';
import type { PackageSize } from './package-sizes';
import { parcelFields, type ParcelAnswer, type ParcelText } from './parcel-form';
import styles from './SizeFinder.module.css';

function reason({ tooBig, tooHeavy }: { tooBig: boolean; tooHeavy: boolean }): string {
  if (tooBig && tooHeavy) return 'That is larger and heavier than a compartment can take.';
  return tooBig ? 'That is larger than our compartments.' : 'That is heavier than a compartment may carry.';
}

function Found({ fit, sizes }: { fit: Fit; sizes: readonly PackageSize[] }) {
  if (fit.kind === 'ask') {
    return (
      <>
        <h3>The largest size</h3>
        <p>
          Your parcel needs the fourth and largest compartment. It has no list price, so please{' '}
          <a href="/contact">contact us</a> and we tell you what it costs.
        </p>
      </>
    );
  }
  if (fit.kind === 'none') {
    return (
      <>
        <h3>Not a locker’s job</h3>
        <p>
          {reason(fit)} We may still be able to carry it for you: <a href="/contact">contact us</a> and we look for a
          way.
        </p>
      </>
    );
  }
  const size = sizes[fit.index];
  if (size === undefined) return null;
  return (
    <>
      <h3>
        {size.name}, {size.price}
      </h3>
      <p>
        {size.dimensions}, up to {size.maxKg} kg, {PAY_AS_YOU_GO_HOURS}-hour storage included.{' '}
        <a href="/lockers">Find a station</a>
      </p>
    </>
  );
}

type SizeAnswerProps = { answer: ParcelAnswer; text: ParcelText; sizes: readonly PackageSize[] };

/** What the finder says, announced as it changes. */
export function SizeAnswer({ answer: { found, untouched, wrong }, text, sizes }: SizeAnswerProps) {
  const missing = parcelFields.filter(({ name }) => text[name].trim() === '').map(({ label }) => label.toLowerCase());
  return (
    <div className={styles.answer} role="status" aria-live="polite" aria-atomic="true">
      {found !== null && <Found fit={found.fit} sizes={sizes} />}
      {found === null && untouched && (
        <p>Three measures and the weight are enough. It does not matter how you turn it.</p>
      )}
      {found === null && !untouched && missing.length > 0 && <p>Still missing: {missing.join(', ')}.</p>}
      {found === null && missing.length === 0 && wrong.length > 0 && <p>Please correct the marked fields.</p>}
    </div>
  );
}
