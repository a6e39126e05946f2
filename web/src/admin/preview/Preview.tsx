import type { PreviewParts } from '@apoti/contract';
import { FiExternalLink, FiMonitor, FiSmartphone, FiX } from 'react-icons/fi';
import { Button, buttonClass, IconButton } from '../../shared/ui/Button';
import { Spinner } from '../../shared/ui/Spinner';
import styles from './Preview.module.css';
import type { PreviewDevice } from './preview-choices';
import { PreviewFrame, type Visited } from './PreviewFrame';
import type { PreviewFailure } from './preview-loop';
import type { Anchor } from './frame/sight';
import { previewTexts } from './texts';
import { usePreview } from './use-preview';

const devices = [
  { device: 'phone', label: 'Phone', Icon: FiSmartphone },
  { device: 'desktop', label: 'Desktop', Icon: FiMonitor },
] as const;

/** What is to be seen: a page, where to look at it, and what is being edited of it. */
export type Previewed = {
  path: string;
  anchor?: Anchor;
  /** Why the page is not there for visitors, or from when on it is; undefined when it is. */
  notPublic?: string | undefined;
  parts: PreviewParts;
};

type PreviewProps = Previewed & {
  /** Where visitors find what is shown; null where they do not. */
  address: string | null;
  visited: Visited | null;
  device: PreviewDevice;
  onDevice: (device: PreviewDevice) => void;
  /** Absent where something around it closes it. */
  onClose?: (() => void) | undefined;
};

/** What is being edited as visitors will see it, while it is typed (A6). A failure leaves the last good picture in sight. */
export function Preview({ path, address, anchor, notPublic, parts, visited, device, onDevice, onClose }: PreviewProps) {
  const { page, busy, failure, retry } = usePreview(path, parts);
  return (
    <section aria-label={previewTexts.name} className={styles.preview}>
      <header className={styles.bar}>
        <Devices device={device} onDevice={onDevice} />
        <span className={styles.busy} aria-hidden="true" data-busy={busy || undefined}>
          <Spinner />
        </span>
        {address !== null && (
          <a
            className={buttonClass('quiet', styles.out)}
            href={address}
            target="_blank"
            rel="noopener"
            title="The public page, in a new tab"
            aria-label="The public page, in a new tab"
          >
            <FiExternalLink aria-hidden="true" />
          </a>
        )}
        {onClose && <IconButton label="Close the preview" icon={<FiX />} onClick={onClose} />}
        {notPublic !== undefined && <p className={styles.notPublic}>{notPublic}</p>}
      </header>
      <div role="status">
        {failure !== null && <Failure failure={failure} isEmpty={page === null} onRetry={retry} />}
      </div>
      {page === null ? (
        <div className={styles.empty}>{failure === null && <Spinner label="Making the preview…" />}</div>
      ) : (
        <PreviewFrame page={page} anchor={anchor} visited={visited} device={device} />
      )}
    </section>
  );
}

function Devices({ device, onDevice }: Pick<PreviewProps, 'device' | 'onDevice'>) {
  return (
    <div className={styles.devices} role="radiogroup" aria-label="Width of the preview">
      {devices.map(({ device: each, label, Icon }) => (
        <label key={each}>
          <input
            type="radio"
            name="preview-device"
            value={each}
            checked={each === device}
            onChange={() => onDevice(each)}
          />
          <Icon aria-hidden="true" /> {label}
        </label>
      ))}
    </div>
  );
}

type FailureProps = { failure: PreviewFailure; isEmpty: boolean; onRetry: () => void };

function Failure({ failure: { isWaiting, message }, isEmpty, onRetry }: FailureProps) {
  const title = isWaiting ? previewTexts.waiting : isEmpty ? previewTexts.none : previewTexts.stale;
  return (
    <div className={styles.failure}>
      <p>
        <strong>{title}</strong> {isWaiting ? (isEmpty ? '' : previewTexts.keeps) : message}
      </p>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
