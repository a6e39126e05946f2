import type { LibraryFolder } from '@apoti/contract';
import { useEffect, useRef } from 'react';
import { FiHome } from 'react-icons/fi';
import { Link } from 'react-router-dom';
import { withQuery } from '../../../shared/lib/use-query';
import { folderWay, ROOT_NAME } from '../../library/folder-tree';
import type { MediaActions } from '../asked';
import type { MediaAddress } from '../media-address';
import styles from './Library.module.css';
import { useDropTarget } from './use-drop-target';

type FolderCrumbsProps = { folders: readonly LibraryFolder[]; address: MediaAddress; actions: MediaActions };

/** The way to the open folder; what is dropped on one of these goes there. */
export function FolderCrumbs({ folders, address, actions }: FolderCrumbsProps) {
  const way = folderWay(folders, address.folderId);
  const here = useRef<HTMLSpanElement>(null);
  const opened = useRef(address.folderId);
  useEffect(() => {
    if (opened.current === address.folderId) return;
    opened.current = address.folderId;
    // What opened the folder goes with the one that it stood in (X2).
    if (document.activeElement === document.body) here.current?.focus();
  }, [address.folderId]);
  const crumbs = [{ id: null, name: ROOT_NAME }, ...way];
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        {crumbs.map(({ id, name }, index) => (
          <li key={id}>
            {index === crumbs.length - 1 ? (
              <span ref={here} aria-current="page" tabIndex={-1}>
                {id === null && <FiHome aria-hidden="true" />}
                {name}
              </span>
            ) : (
              <Crumb id={id} name={name} actions={actions} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ id, name, actions }: { id: number | null; name: string; actions: MediaActions }) {
  const target = useDropTarget(id, actions);
  return (
    <Link {...target} to={{ search: folderSearch(id) }}>
      {id === null && <FiHome aria-hidden="true" />}
      {name}
    </Link>
  );
}

/** The address of a folder: another folder has other pages, and is not searched for what the last one was. */
export function folderSearch(id: number | null): string {
  const changes = { folder: id === null ? '' : String(id), page: '', search: '' };
  return withQuery(window.location.search, changes);
}
