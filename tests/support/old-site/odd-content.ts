/** The content of a site that has been edited for years, by hand and by programs that did not agree. */
export const oddContent = (origin: string) => ({
  heroSlides: [
    {
      id: '1',
      title: '<b>Fast</b> &amp; safe',
      subtitle: 7,
      order: '2',
      active: '1',
      icon: 'FiRocket',
      backgroundImage: `${origin}/uploads/van.png`,
    },
    { id: 2, title: 'Second', order: 1, active: 0, backgroundImage: 'uploads/gone.jpg', ctaText: null },
    { id: 2, title: 'The id of another', active: 'yes', description: `See ${origin}/about#team or ${origin}` },
    { id: 2, title: 'Second', order: 1, active: 0, backgroundImage: 'uploads/gone.jpg', ctaText: null },
    { title: 'Without any id', active: true },
    { id: 9, title: '   ', active: true },
  ],
  testimonials: {
    0: testimonial(1, 'Ada Example'),
    3: { ...testimonial(4, 'Bayo Example'), rating: '4', image: '/api/placeholder/64/64' },
  },
  about: {
    title: null,
    subtitle: 'Since 2019',
    mission: 'To &quot;deliver&quot;',
    story: 12,
    values: 'Trust\nSpeed\n\nCare',
  },
  services: {
    title: 'Services',
    services: [
      {
        name: 'Lockers',
        description: '<p>Open</p><p>all day</p>',
        image: `//${new URL(origin).host}/uploads/photo.jpg`,
        features: 'QR, PIN, card',
      },
      { name: 'Returns', description: 'Send back', features: '["Fast","Free"]' },
      'nothing',
    ],
  },
  pricing: {
    plans: [{ name: 'Basic', price: 1000, popular: 'false', features: [' ', 'One locker'] }],
    plansEnabled: 'on',
  },
  contact: {
    phone: 2348001234567,
    email: 'hello@example.com',
    socialMedia: { facebook: 'www.facebook.com/example', twitter: 'javascript:alert(1)' },
  },
  faq: JSON.stringify({
    categories: [
      { id: 'general', name: 'General' },
      { id: 'money', name: 'Money' },
    ],
    faqs: [
      { id: 1, category: 'Money', question: 'How much?', answer: 'Little.', active: 1 },
      { id: 2, category: 'no longer there', question: 'Where?', answer: 'Here.', active: true },
      { id: 3, category: 'general', question: 'No answer?', answer: '' },
    ],
  }),
  footer: {
    quickLinks: [
      { label: 'Prices', path: `${origin}/pricing` },
      { label: 'Bad', path: 'javascript:alert(2)' },
    ],
    newsletter: { enabled: 'no' },
  },
  legacy: { unknown: true },
});

function testimonial(id: number, name: string) {
  return { id, name, quote: 'It works.', rating: 5, active: true, category: 'Business', dateAdded: '15/06/2023' };
}

/** A team list as one program has wrapped it. */
export const oddTeam = (origin: string) => ({
  success: true,
  members: [
    {
      id: 3,
      name: 'Third Example',
      position: 'Driver',
      bio: 'Drives.',
      department: 'operations',
      order: '1',
      is_active: '1',
      join_date: '15/06/2023',
    },
    {
      id: 3,
      name: 'Twin Example',
      position: 'Clerk',
      bio: 'Writes.',
      department: 'Legal',
      order: 2,
      isActive: true,
      skills: 'Law; Lagos',
    },
    {
      id: '8',
      name: 'Bare Example',
      order: 3,
      isActive: 1,
      image: `${origin}/uploads/photo.jpg`,
      linkedin: 'linkedin.com/in/example',
    },
    { id: 12, position: 'Nobody', order: 4 },
    null,
  ],
});

/** Who has subscribed, as three versions of a form have written it. */
export const oddSubscribers = [
  { id: 1, name: 'Ada', email: 'ada@example.com', subscribed_at: '2022-03-04 05:06:07' },
  { id: '2', name: null, email: ' Bayo@Example.com ', subscribed_at: 1655300000 },
  { id: 3, name: 'Ada again', email: 'ADA@example.com', subscribed_at: '2023-01-01' },
  { id: 4, name: '<i>Chi</i>', email: 'chi@example.com' },
  { id: 5, name: 'No address', email: 'nowhere' },
  'dele@example.com',
];
