import { useState } from 'react';
import { FiArrowRight, FiEdit2, FiExternalLink, FiMoreHorizontal, FiPlay, FiTrash2 } from 'react-icons/fi';
import { Button, IconButton, buttonClass, type ButtonLook } from '../../src/shared/ui/Button';
import { Dialog } from '../../src/shared/ui/Dialog';
import { Dropdown, type DropdownItem } from '../../src/shared/ui/Dropdown';
import { Switch } from '../../src/shared/ui/Switch';
import { Tabs } from '../../src/shared/ui/Tabs';
import { TextField } from '../../src/shared/ui/TextField';
import { Sample } from './Sample';
import styles from './Sample.module.css';

const looks: ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger'];
const noop = () => {};
const items: DropdownItem[] = [
  { id: 'edit', label: 'Edit', icon: <FiEdit2 aria-hidden="true" />, onChoose: noop },
  { id: 'view', label: 'View on the site', icon: <FiExternalLink aria-hidden="true" />, href: '/_ui' },
  { id: 'move', label: 'Move up (it is the first)', disabled: true, onChoose: noop },
  { id: 'delete', label: 'Delete', icon: <FiTrash2 aria-hidden="true" />, danger: true, onChoose: noop },
];
const tabs = [
  { id: 'hero', label: 'Hero Carousel', count: 3 },
  { id: 'faq', label: 'FAQ Management', count: 24 },
  { id: 'footer', label: 'Footer Content' },
] as const;

function Dialogs() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        Open a dialog
      </Button>
      <Dialog title="Subscribe" open={open} onClose={() => setOpen(false)}>
        <TextField label="E-mail address" type="email" name="dialog-email" />
      </Dialog>
    </>
  );
}

function Tabbed() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('hero');
  return (
    <Tabs label="Parts of the content" tabs={tabs} current={current} onChoose={setCurrent}>
      <p>The panel of {tabs.find(({ id }) => id === current)?.label}.</p>
    </Tabs>
  );
}

function Buttons() {
  return looks.map((look) => (
    <span key={look} className={styles.row}>
      <Button look={look}>{look}</Button>
      <Button look={look} busy>
        Sending...
      </Button>
      <Button look={look} disabled>
        Disabled
      </Button>
    </span>
  ));
}

/** What is pressed. */
export function Actions() {
  return (
    <>
      <Sample title="Buttons: at rest, busy, disabled">
        <Buttons />
      </Sample>
      <Sample title="On forest" ground="forest">
        <a href="/_ui" className={buttonClass('primary')}>
          Find a locker <FiArrowRight aria-hidden="true" />
        </a>
        <Button look="secondary">
          <FiPlay aria-hidden="true" /> Watch Demo
        </Button>
        <Button look="quiet">Quiet</Button>
      </Sample>
      <Sample title="Icon buttons and switches">
        <IconButton label="Edit" icon={<FiEdit2 aria-hidden="true" />} />
        <IconButton label="Delete" icon={<FiTrash2 aria-hidden="true" />} disabled />
        <Switch label="Active" defaultChecked />
        <Switch label="Featured" />
      </Sample>
      <Sample title="Menus and a dialog">
        <Dropdown label="Actions" items={items} />
        <Dropdown label="More" look="quiet" icon={<FiMoreHorizontal aria-hidden="true" />} items={items} />
        <Dialogs />
      </Sample>
      <Sample title="Tabs" look="stack">
        <Tabbed />
      </Sample>
    </>
  );
}
