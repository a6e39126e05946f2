import { buttonClass } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import styles from './DemoDialog.module.css';
import { videoEmbed } from '@apoti/contract/lib/video';

type DemoDialogProps = { address: string; hasSteps: boolean; open: boolean; onClose: () => void };

/** The demo video (P4). Nothing of the video site is loaded before the dialog is open. */
export function DemoDialog({ address, hasSteps, open, onClose }: DemoDialogProps) {
  const own = address.startsWith('/uploads/');
  const player = own ? null : videoEmbed(address);
  return (
    <Dialog title="Watch Demo" open={open} onClose={onClose} wide={own || player !== null}>
      {own && (
        <video
          className={styles.player}
          src={address}
          controls
          playsInline
          preload="metadata"
          aria-label="Demo video"
        />
      )}
      {player !== null && (
        <iframe
          className={styles.player}
          src={player}
          title="Demo video"
          allow="autoplay; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      )}
      {player === null && !own && address !== '' && (
        <p>
          <a href={address} rel="noopener">
            Watch the video on its own page
          </a>
        </p>
      )}
      {address === '' && (
        <div className={styles.none}>
          <p>There is no demo video yet.{hasSteps && ' The three steps tell how it works.'}</p>
          {hasSteps && (
            <a className={buttonClass('primary')} href="#how-it-works" onClick={onClose}>
              How It Works
            </a>
          )}
        </div>
      )}
    </Dialog>
  );
}
