import type { IconType } from 'react-icons';
import { FiEdit3 } from 'react-icons/fi';

/** The screens of the back-office in the order of back-office §2: those that are there. */
export const screens: readonly { path: string; label: string; icon: IconType }[] = [
  { path: '/admin/content', label: 'Content Management', icon: FiEdit3 },
];
