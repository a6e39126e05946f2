import type { IconType } from 'react-icons';
import {
  FiBarChart2,
  FiFileText,
  FiHome,
  FiImage,
  FiMail,
  FiMapPin,
  FiMessageSquare,
  FiSettings,
  FiUsers,
} from 'react-icons/fi';

/** Tiles of the Content Management Hub (back-office §2). */
export const tiles: readonly { to: string; title: string; text: string; icon: IconType }[] = [
  { to: '/admin/content', title: 'Hero Carousel', text: 'The slides on the home page', icon: FiHome },
  { to: '/admin/blog', title: 'Blog & Press', text: 'Posts, drafts and what is scheduled', icon: FiFileText },
  { to: '/admin/testimonials', title: 'Testimonials', text: 'What customers say', icon: FiMessageSquare },
  { to: '/admin/team', title: 'Team Members', text: 'The people on the About page', icon: FiUsers },
  { to: '/admin/locations', title: 'Locations', text: 'Stations and their lockers', icon: FiMapPin },
  { to: '/admin/newsletter', title: 'Newsletter', text: 'Who has subscribed', icon: FiMail },
  { to: '/admin/media', title: 'Media Library', text: 'Pictures, films and files', icon: FiImage },
  { to: '/admin/settings', title: 'Settings', text: 'How the site works', icon: FiSettings },
  { to: '/admin/analytics-dashboard', title: 'Analytics', text: 'Visits and what they lead to', icon: FiBarChart2 },
];
