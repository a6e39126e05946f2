import { useState } from 'react';
import { FiFolderPlus, FiLayout, FiTrash2, FiUploadCloud } from 'react-icons/fi';
import { useLocation } from 'react-router-dom';
import { useFolders, useLibrary } from '../../shared/api/library';
import { useSetQuery } from '../../shared/lib/use-query';
import { Button } from '../../shared/ui/Button';
import { Tabs } from '../../shared/ui/Tabs';
import { useTab } from '../form/use-tab';
import { useSelection } from '../lists/use-selection';
import { AskedDialogs } from './ask/AskedDialogs';
import type { Asked } from './asked';
import { FileDetails } from './details/FileDetails';
import { UnsentWords } from './details/UnsentWords';
import { Library } from './list/Library';
import { libraryQuery, readAddress } from './media-address';
import styles from './MediaScreen.module.css';
import { mediaTexts } from './media-texts';
import { Places } from './places/Places';
import { DropArea } from './upload/DropArea';
import { UploadDialog } from './upload/UploadDialog';
import { useStaged } from './upload/use-staged';
import { useFileBulk, type Chosen } from './use-file-bulk';
import { TRASH_ID, UPLOAD_ID, useFocusBeside } from './use-focus-beside';
import { useMediaActions } from './use-media-actions';

/** The media library (A15): everything that the site shows, in folders, and what was thrown away. */
export function MediaScreen({ person }: { person: number }) {
  const address = readAddress(useLocation().search);
  const library = useLibrary(libraryQuery(address));
  const folders = useFolders();
  const tab = useTab(['active', 'trash'], { keeps: true });
  const selections = { active: useSelection<Chosen>(), trash: useSelection<Chosen>() };
  const selection = selections[address.tab];
  const bulk = useFocusBeside(useFileBulk(), library.data?.page);
  const [asked, setAsked] = useState<Asked | null>(null);
  const actions = useMediaActions({ bulk, selection, ask: setAsked });
  const staged = useStaged(person, address.folderId);
  const setQuery = useSetQuery();
  const known = folders.data?.folders;
  const counts = library.data?.page.counts;
  return (
    <DropArea onFiles={staged.take}>
      <header className={styles.head}>
        <h1 className={styles.title}>{mediaTexts.title}</h1>
        {address.tab === 'active' && (
          <div className={styles.answers}>
            <Button look="secondary" onClick={() => setQuery({ show: 'placements' })}>
              <FiLayout aria-hidden="true" /> {mediaTexts.placements}
            </Button>
            <Button look="secondary" onClick={() => setAsked({ what: 'make-folder' })}>
              <FiFolderPlus aria-hidden="true" /> {mediaTexts.newFolder}
            </Button>
            <Button id={UPLOAD_ID} onClick={staged.open}>
              <FiUploadCloud aria-hidden="true" /> {mediaTexts.upload}
            </Button>
          </div>
        )}
        {address.tab === 'trash' && counts !== undefined && counts.trash > 0 && (
          <Button look="danger" onClick={() => setAsked({ what: 'empty', counts })}>
            <FiTrash2 aria-hidden="true" /> {mediaTexts.emptyTrash}
          </Button>
        )}
      </header>
      <UnsentWords person={person} open={address.file} />
      <Tabs
        label={mediaTexts.title}
        tabs={[
          { id: 'active', label: mediaTexts.tabs.active },
          { id: 'trash', label: mediaTexts.tabs.trash, button: TRASH_ID, ...(counts && { count: counts.trash }) },
        ]}
        current={tab.current}
        onChoose={tab.choose}
      >
        <Library {...{ address, library, folders, selection, bulk, actions }} onUpload={staged.open} />
      </Tabs>
      <FileDetails
        person={person}
        address={address}
        files={library.data?.page.files ?? []}
        folders={known}
        actions={actions}
      />
      <Places open={address.show === 'placements'} onClose={() => setQuery({ show: '' })} ask={actions.ask} />
      <UploadDialog staged={staged} folders={known} />
      <AskedDialogs
        asked={asked}
        // A late answer ends its own question alone.
        onDone={() => setAsked((now) => (now === asked ? null : now))}
        {...{ folders: known, here: address.folderId, bulk, selections, tab: address.tab }}
      />
    </DropArea>
  );
}
