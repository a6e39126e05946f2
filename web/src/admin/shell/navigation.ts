import type { IconType } from 'react-icons';
import {
  FiBarChart2,
  FiCalendar,
  FiEdit3,
  FiFileText,
  FiGrid,
  FiHelpCircle,
  FiImage,
  FiInbox,
  FiMail,
  FiMapPin,
  FiMessageSquare,
  FiSearch,
  FiSettings,
  FiUserCheck,
  FiUsers,
} from 'react-icons/fi';

/** A screen of the back-office. */
export type Screen = {
  path: string;
  label: string;
  icon: IconType;
  /** The public page that shows what is edited there. */
  shows: string;
  /** Opens it, after `g`. */
  key: string;
  /** List and entry stand side by side: opening an entry leaves the list where it is. */
  panes?: true;
  /** What of it is counted beside its name. */
  counts?: 'new leads';
};

/** The screens of the back-office in the order of back-office §2: those that are there. */
export const screens: readonly Screen[] = [
  { path: '/admin', label: 'Dashboard', icon: FiGrid, shows: '/', key: 'h' },
  { path: '/admin/content', label: 'Content Management', icon: FiEdit3, shows: '/', key: 'c' },
  { path: '/admin/seo', label: 'SEO Settings', icon: FiSearch, shows: '/', key: 's' },
  { path: '/admin/blog', label: 'Blog & Press', icon: FiFileText, shows: '/press-releases', key: 'b' },
  { path: '/admin/testimonials', label: 'Testimonials', icon: FiMessageSquare, shows: '/', key: 't' },
  { path: '/admin/team', label: 'Team Management', icon: FiUsers, shows: '/about', key: 'm' },
  { path: '/admin/faq', label: 'FAQ Management', icon: FiHelpCircle, shows: '/faq', key: 'q' },
  { path: '/admin/locations', label: 'Locations', icon: FiMapPin, shows: '/lockers', key: 'l' },
  { path: '/admin/media', label: 'Media Library', icon: FiImage, shows: '/', key: 'i' },
  { path: '/admin/newsletter', label: 'Newsletter', icon: FiMail, shows: '/newsletter', key: 'n' },
  {
    path: '/admin/leads',
    label: 'Leads',
    icon: FiInbox,
    shows: '/contact',
    key: 'd',
    panes: true,
    counts: 'new leads',
  },
  { path: '/admin/events', label: 'Events', icon: FiCalendar, shows: '/events', key: 'e' },
  { path: '/admin/people', label: 'People & Access', icon: FiUserCheck, shows: '/', key: 'a' },
  { path: '/admin/settings', label: 'Settings', icon: FiSettings, shows: '/', key: 'p' },
  { path: '/admin/analytics-dashboard', label: 'Analytics Dashboard', icon: FiBarChart2, shows: '/', key: 'y' },
];

/** The screen that an address is of. */
export function screenOf(pathname: string): Screen | undefined {
  // Every other address begins with the dashboard's.
  return screens.find(({ path }) => pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`)));
}
