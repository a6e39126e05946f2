import { FiUpload } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { exportStations } from '../../../shared/api/station-files';
import { buttonClass } from '../../../shared/ui/Button';
import { ExportButton } from '../../lists/ExportButton';
import styles from './ImportLocations.module.css';

/** The button that leads to the import, by its id. */
export const IMPORT_ID = 'import-locations';

/** All locations as a table, and a table as locations. */
export function FileButtons({ canImport }: { canImport: boolean }) {
  return (
    <div className={styles.files}>
      <ExportButton what="locations" load={exportStations} />
      {canImport && (
        <Link to="/admin/locations/import" id={IMPORT_ID} className={buttonClass('secondary')}>
          <FiUpload aria-hidden="true" /> Import CSV
        </Link>
      )}
    </div>
  );
}
