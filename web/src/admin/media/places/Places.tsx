import { placementOf, placements, type LibraryFile, type Placement } from '@apoti/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePlacements } from '../../../shared/api/library';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { ErrorPanel } from '../../../shared/ui/ErrorPanel';
import { Skeleton } from '../../../shared/ui/Skeleton';
import { FileThumb, KindIcon } from '../../library/FileThumb';
import { FilePicker } from '../../library/picker/FilePicker';
import type { MediaActions } from '../asked';
import { fileSearch } from '../list/FileGrid';
import { mediaTexts } from '../media-texts';
import styles from './Places.module.css';

type PlacesProps = { open: boolean; onClose: () => void; ask: MediaActions['ask'] };

/** Every place of the site that shows a file by itself, what is there now, and the way to another one (A15). */
export function Places({ open, onClose, ask }: PlacesProps) {
  const { data, error, isValidating, mutate } = usePlacements(open);
  /** The place that something is chosen for. */
  const [choosing, setChoosing] = useState<Placement | null>(null);
  const inPlace = (placement: Placement) => data?.placements.find((each) => each.placement === placement)?.file ?? null;
  const groups = [...new Set(placements.map((placement) => placementOf[placement].group))];
  return (
    <>
      <Dialog title={mediaTexts.placements} open={open} onClose={onClose} wide>
        <div className={styles.body}>
          <p className={styles.soft}>{mediaTexts.placementsNote}</p>
          {error && (
            <ErrorPanel title={mediaTexts.placementsFailed} busy={isValidating} onRetry={() => void mutate()}>
              <p>{error.message}</p>
            </ErrorPanel>
          )}
          {!data && !error && <Skeleton label="Loading the placements…" count={8} />}
          {data &&
            groups.map((group) => (
              <section key={group} className={styles.group} aria-labelledby={`places-${group}`}>
                <h3 id={`places-${group}`}>{`${group.charAt(0).toUpperCase()}${group.slice(1)}`}</h3>
                <ul>
                  {placements
                    .filter((placement) => placementOf[placement].group === group)
                    .map((placement) => (
                      <Place
                        key={placement}
                        placement={placement}
                        file={inPlace(placement)}
                        onChoose={() => setChoosing(placement)}
                        onClear={(file) => ask({ what: 'placement', file, to: null })}
                      />
                    ))}
                </ul>
              </section>
            ))}
        </div>
      </Dialog>
      {choosing !== null && (
        <FilePicker
          kind={placementOf[choosing].kind}
          current={inPlace(choosing)?.url ?? ''}
          onPick={(file) => {
            setChoosing(null);
            if (file.id !== inPlace(choosing)?.id) ask({ what: 'placement', file, to: choosing });
          }}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
}

type PlaceProps = {
  placement: Placement;
  file: LibraryFile | null;
  onChoose: () => void;
  onClear: (file: LibraryFile) => void;
};

function Place({ placement, file, onChoose, onClear }: PlaceProps) {
  const { label, shown, kind } = placementOf[placement];
  return (
    <li className={styles.place} aria-label={label}>
      <div className={styles.thumb}>
        {file === null ? (
          <span className={styles.empty}>
            <KindIcon kind={kind} />
          </span>
        ) : (
          <FileThumb file={file} />
        )}
      </div>
      <div className={styles.words}>
        <h4>{label}</h4>
        <p className={styles.soft}>{shown}</p>
        {file === null ? (
          <p className={styles.soft}>{mediaTexts.nothingPlaced}</p>
        ) : (
          <Link className={styles.file} to={fileSearch(file.id)} title={file.name}>
            {file.name}
          </Link>
        )}
      </div>
      <div className={styles.answers}>
        <Button look="secondary" aria-label={`${file === null ? 'Choose' : 'Change'}: ${label}`} onClick={onChoose}>
          {file === null ? 'Choose' : 'Change'}
        </Button>
        {file !== null && (
          <Button look="quiet" aria-label={`Clear: ${label}`} onClick={() => onClear(file)}>
            Clear
          </Button>
        )}
      </div>
    </li>
  );
}
