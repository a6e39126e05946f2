/** The screens of the back-office: their links, and their addresses with every tab. */
export const adminScreens: readonly { link: string; path: string; tabs: readonly string[] }[] = [
  { link: 'Dashboard', path: '/admin', tabs: [] },
  {
    link: 'Content Management',
    path: '/admin/content',
    tabs: ['testimonials', 'about', 'services', 'faq', 'pricing', 'contact', 'footer', 'home', 'site'],
  },
  { link: 'Blog & Press', path: '/admin/blog', tabs: [] },
  {
    link: 'SEO Settings',
    path: '/admin/seo',
    tabs: ['social', 'technical', 'analytics', 'search-console', 'schema', 'local'],
  },
  { link: 'Testimonials', path: '/admin/testimonials', tabs: [] },
  { link: 'Team Management', path: '/admin/team', tabs: [] },
  { link: 'FAQ Management', path: '/admin/faq', tabs: ['categories'] },
  { link: 'Locations', path: '/admin/locations', tabs: [] },
  { link: 'Media Library', path: '/admin/media', tabs: ['trash'] },
  { link: 'Newsletter', path: '/admin/newsletter', tabs: [] },
  { link: 'Leads', path: '/admin/leads', tabs: [] },
  { link: 'Events', path: '/admin/events', tabs: [] },
  { link: 'People & Access', path: '/admin/people', tabs: ['activity'] },
  { link: 'Analytics Dashboard', path: '/admin/analytics-dashboard', tabs: [] },
  {
    link: 'Settings',
    path: '/admin/settings',
    tabs: ['analytics', 'advanced', 'performance', 'privacy', 'reporting', 'notifications', 'security', 'system'],
  },
];

/** Every address of a screen or a tab. */
export const adminAddresses: readonly string[] = adminScreens.flatMap(({ path, tabs }) => [
  path,
  ...tabs.map((tab) => `${path}?tab=${tab}`),
]);
