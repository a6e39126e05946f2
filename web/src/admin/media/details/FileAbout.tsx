import { placementOf, type LibraryFile, type LibraryFolder } from '@apoti/contract';
import { momentText } from '../../../shared/lib/moment-text';
import { FactList } from '../../../shared/ui/FactList';
import { TextField } from '../../../shared/ui/TextField';
import { categoryName, dimensionsText, kindNames, sizeText } from '../../library/file-texts';
import { folderPathText } from '../../library/folder-tree';
import { daysLeftText, deletedText } from '../media-texts';
import styles from './FileDetails.module.css';

/** What a file is called by whoever opens it: the ending of its address, such as `JPG`. */
function formatOf(url: string): string {
  return url.slice(url.lastIndexOf('.') + 1).toUpperCase();
}

type FileAboutProps = { file: LibraryFile; folders: readonly LibraryFolder[] | undefined };

/** The facts of a file. */
export function FileAbout({ file, folders }: FileAboutProps) {
  const { type, size, uploadDate, changed, folder, placement, trashed, deletedBy, daysLeft, alt, category, url } = file;
  const dimensions = dimensionsText(file);
  const facts = [
    { term: 'Kind', value: `${kindNames[type]}, ${formatOf(url)}` },
    { term: 'Dimensions', value: dimensions },
    { term: 'Size', value: sizeText(size) },
    { term: 'Uploaded', value: momentText(Date.parse(uploadDate)) },
    { term: 'Changed', value: changed === uploadDate ? '' : momentText(Date.parse(changed)) },
    { term: trashed ? 'Goes back to' : 'Folder', value: folderPathText(folders, folder) },
    {
      term: 'Placement',
      value: placement === null ? '' : `${placementOf[placement].label}: ${placementOf[placement].shown}`,
    },
    { term: 'Alt text', value: trashed ? alt : '' },
    { term: 'Category', value: trashed ? categoryName(category) : '' },
    { term: 'Moved to trash', value: deletedText(file) },
    { term: 'Moved there by', value: deletedBy ?? '' },
    { term: 'In the trash', value: trashed ? daysLeftText(daysLeft) : '' },
  ];
  return (
    <section className={styles.about} aria-label="About the file">
      {!trashed && (
        <TextField
          label="URL"
          readOnly
          value={new URL(url, window.location.href).href}
          onFocus={({ target }) => target.select()}
        />
      )}
      <FactList facts={facts.filter(({ value }) => value !== '')} />
    </section>
  );
}
