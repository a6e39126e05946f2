import type { LibraryFile } from '@apoti/contract';
import { FiCornerUpRight, FiImage, FiInfo, FiLink, FiMoreVertical, FiTrash2 } from 'react-icons/fi';
import { useSetQuery } from '../../../shared/lib/use-query';
import { Dropdown } from '../../../shared/ui/Dropdown';
import type { MediaActions } from '../asked';
import { fits } from '../placing';

/** What can be done to a file, from wherever it is shown. */
export function FileMenu({ file, actions }: { file: LibraryFile; actions: MediaActions }) {
  const setQuery = useSetQuery();
  const { id, name } = file;
  const placement = {
    id: 'placement',
    label: 'Set placement',
    icon: <FiImage aria-hidden="true" />,
    onChoose: () => actions.ask({ what: 'placement', file }),
  };
  return (
    <Dropdown
      label={`Actions: ${name}`}
      look="quiet"
      icon={<FiMoreVertical aria-hidden="true" />}
      items={[
        {
          id: 'details',
          label: 'Details',
          icon: <FiInfo aria-hidden="true" />,
          onChoose: () => setQuery({ file: id }),
        },
        { id: 'copy', label: 'Copy URL', icon: <FiLink aria-hidden="true" />, onChoose: () => actions.copyUrl(file) },
        ...(fits(file).length > 0 ? [placement] : []),
        {
          id: 'move',
          label: 'Move',
          icon: <FiCornerUpRight aria-hidden="true" />,
          disabled: actions.isBusy,
          onChoose: () => actions.ask({ what: 'move', files: [file], folder: file.folder }),
        },
        {
          id: 'trash',
          label: 'Move to trash',
          icon: <FiTrash2 aria-hidden="true" />,
          danger: true,
          disabled: actions.isBusy,
          onChoose: () => actions.ask({ what: 'trash', files: [file] }),
        },
      ]}
    />
  );
}
