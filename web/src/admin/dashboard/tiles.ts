import type { Dashboard, Part } from '@apoti/contract';
import type { IconType } from 'react-icons';
import {
  FiBarChart2,
  FiCalendar,
  FiFileText,
  FiHelpCircle,
  FiHome,
  FiImage,
  FiInbox,
  FiMail,
  FiMapPin,
  FiMessageSquare,
  FiSettings,
  FiUsers,
} from 'react-icons/fi';
import { figures, type Figure } from './tile-figures';

/** A tile of the hub: where it leads, what is there, and what is counted of it. */
export type Tile = {
  to: string;
  title: string;
  text: string;
  icon: IconType;
  figure: (dashboard: Dashboard) => Part<Figure>;
};

/** Tiles of the Content Management Hub: those of back-office §2, and the other lists that the site shows or fills. */
export const tiles: readonly Tile[] = [
  {
    ...{ to: '/admin/content', title: 'Hero Carousel', text: 'The slides on the home page', icon: FiHome },
    figure: figures.slides,
  },
  {
    ...{ to: '/admin/blog', title: 'Blog & Press', text: 'Posts, drafts and what is scheduled', icon: FiFileText },
    figure: figures.posts,
  },
  {
    ...{ to: '/admin/testimonials', title: 'Testimonials', text: 'What customers say', icon: FiMessageSquare },
    figure: figures.testimonials,
  },
  {
    ...{ to: '/admin/team', title: 'Team Members', text: 'The people on the About page', icon: FiUsers },
    figure: figures.team,
  },
  {
    ...{ to: '/admin/faq', title: 'FAQ', text: 'Questions and their answers', icon: FiHelpCircle },
    figure: figures.faqs,
  },
  {
    ...{ to: '/admin/locations', title: 'Locations', text: 'Stations and their lockers', icon: FiMapPin },
    figure: figures.stations,
  },
  {
    ...{ to: '/admin/events', title: 'Events', text: 'Where one can meet us', icon: FiCalendar },
    figure: figures.events,
  },
  {
    ...{ to: '/admin/newsletter', title: 'Newsletter', text: 'Who has subscribed', icon: FiMail },
    figure: figures.subscribers,
  },
  {
    ...{ to: '/admin/leads', title: 'Leads', text: 'Who has written to us', icon: FiInbox },
    figure: figures.leads,
  },
  {
    ...{ to: '/admin/media', title: 'Media Library', text: 'Pictures, films and files', icon: FiImage },
    figure: figures.media,
  },
  {
    ...{ to: '/admin/settings', title: 'Settings', text: 'How the site works', icon: FiSettings },
    figure: figures.site,
  },
  {
    ...{
      to: '/admin/analytics-dashboard',
      title: 'Analytics',
      text: 'Visits and what they lead to',
      icon: FiBarChart2,
    },
    figure: figures.visits,
  },
];
