import type { ComponentType } from 'react';
import {
  FiAlertTriangle,
  FiCheck,
  FiCloudOff,
  FiEdit3,
  FiEyeOff,
  FiHardDrive,
  FiLoader,
  FiUploadCloud,
  FiUsers,
  FiXCircle,
} from 'react-icons/fi';
import { useSaveStatus, type ShownStatus } from './open-editors';
import styles from './SaveState.module.css';
import { saveStatusTexts } from './save-status-text';

const icons: Record<ShownStatus, ComponentType<{ 'aria-hidden': 'true' }>> = {
  loading: FiLoader,
  unread: FiCloudOff,
  saving: FiUploadCloud,
  saved: FiCheck,
  unwritten: FiEdit3,
  unpublishable: FiEyeOff,
  kept: FiHardDrive,
  unkept: FiAlertTriangle,
  conflict: FiUsers,
  invalid: FiXCircle,
};

/** What is saved, at any time, in words, an icon and a colour (A6); what to do about it stands in the notices. */
export function SaveState() {
  const status = useSaveStatus();
  const Icon = icons[status];
  return (
    <div role="status" aria-label="Save state" className={`${styles.state} ${styles[status] ?? ''}`}>
      <Icon aria-hidden="true" />
      <span>{saveStatusTexts[status]}</span>
    </div>
  );
}
