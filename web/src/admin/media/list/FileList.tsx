import type { LibraryFile } from '@apoti/contract';
import { Link } from 'react-router-dom';
import { momentText } from '../../../shared/lib/moment-text';
import { Checkbox } from '../../../shared/ui/Checkbox';
import { categoryName, dimensionsText, kindNames, sizeText } from '../../library/file-texts';
import { FileThumb } from '../../library/FileThumb';
import { startDrag } from '../dragged';
import { mediaTexts, usedText } from '../media-texts';
import { fileLinkId } from '../use-focus-beside';
import { fileSearch, Marks, type FilesProps } from './FileGrid';
import styles from './FileList.module.css';
import { FileMenu } from './FileMenu';

/** Files as lines, with what tells them apart; its parts name their roles, as those of `ListTable`. */
export function FileList({ files, ...rest }: FilesProps) {
  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption className="visually-hidden">{mediaTexts.title}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="visually-hidden">Selected</span>
            </th>
            <th scope="col" role="columnheader">
              Name
            </th>
            <th scope="col" role="columnheader">
              Kind
            </th>
            <th scope="col" role="columnheader">
              Category
            </th>
            <th scope="col" role="columnheader">
              Size
            </th>
            <th scope="col" role="columnheader">
              Uploaded
            </th>
            <th scope="col" role="columnheader">
              Used
            </th>
            <th scope="col" role="columnheader">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {files.map((file) => (
            <FileRow key={file.id} file={file} {...rest} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function FileRow({ file, selection, actions }: Omit<FilesProps, 'files'> & { file: LibraryFile }) {
  const { id, name, type, category, size, uploadDate, usedIn } = file;
  const isSelected = selection.has(id);
  const dimensions = dimensionsText(file);
  return (
    <tr
      role="row"
      className={styles.row}
      data-selected={isSelected || undefined}
      draggable
      onDragStart={(event) => startDrag(event, { files: isSelected ? selection.items : [file] })}
    >
      <td role="cell" className={styles.select}>
        <Checkbox
          label={<span className="visually-hidden">Select: {name}</span>}
          checked={isSelected}
          onChange={({ target }) => selection.set([file], target.checked)}
        />
      </td>
      <th scope="row" role="rowheader">
        <span className={styles.file}>
          <span className={styles.thumb}>
            <FileThumb file={file} />
          </span>
          <span className={styles.words}>
            <Link id={fileLinkId(id)} to={fileSearch(id)} draggable={false}>
              {name}
            </Link>
            <Marks file={file} />
          </span>
        </span>
      </th>
      <td role="cell" className={styles.fact}>
        {kindNames[type]}
        {dimensions !== '' && <span className={styles.dimensions}>{dimensions}</span>}
      </td>
      <td role="cell" className={styles.fact}>
        {categoryName(category)}
      </td>
      <td role="cell" className={styles.size}>
        {sizeText(size)}
      </td>
      <td role="cell" className={styles.fact}>
        {momentText(Date.parse(uploadDate))}
      </td>
      <td role="cell" className={styles.fact}>
        {usedText(usedIn)}
      </td>
      <td role="cell" className={styles.actions}>
        <FileMenu file={file} actions={actions} />
      </td>
    </tr>
  );
}
