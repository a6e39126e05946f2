import { useState } from 'react';
import { FiDownload, FiUpload } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { exportStations } from '../../../shared/api/station-files';
import { Button, buttonClass } from '../../../shared/ui/Button';
import { adminToast } from '../../../shared/ui/toast';
import { screenTexts } from '../location-labels';
import styles from './ImportLocations.module.css';
import { keepFile } from './keep-file';

/** The button that leads to the import, by its id. */
export const IMPORT_ID = 'import-locations';

/** All locations as a table, and a table as locations. */
export function FileButtons({ canImport }: { canImport: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      keepFile(await exportStations());
      adminToast.success(screenTexts.exported);
    } catch (error) {
      adminToast.error(error instanceof Error && error.message !== '' ? error.message : screenTexts.notExported);
    }
    setBusy(false);
  };
  return (
    <div className={styles.files}>
      <Button look="secondary" busy={busy} onClick={() => void save()}>
        <FiDownload aria-hidden="true" /> Export CSV
      </Button>
      {canImport && (
        <Link to="/admin/locations/import" id={IMPORT_ID} className={buttonClass('secondary')}>
          <FiUpload aria-hidden="true" /> Import CSV
        </Link>
      )}
    </div>
  );
}
