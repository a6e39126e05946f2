import { contentShape, type Shape } from '@apoti/contract';
import { defaultContent } from '@apoti/contract/content/default-content';
import { expect, it } from 'vitest';
import { describePlace } from './describe-place';

/** Every place that a change can have, by the names that the screens show: none is told by the key of its field. */
const names: Record<string, string[]> = {
  'Hero Carousel': ['Order'],
  Slide: [
    'Title',
    'Subtitle',
    'Description',
    'Button text',
    'Second button text',
    'Background image',
    'Icon',
    'Active',
  ],
  Testimonials: ['Order'],
  Testimonial: [
    'Full Name',
    'Position',
    'Company',
    'Location',
    'Image',
    'Quote',
    'Rating',
    'Category',
    'Featured',
    'Active',
    'Date added',
  ],
  'About Section': ['Title', 'Subtitle', 'Mission', 'Vision', 'Story', 'Values'],
  Services: [
    'Title',
    'Subtitle',
    'Description',
    'Order',
    'E-commerce partnership',
    'E-commerce partnership › Title',
    'E-commerce partnership › Subtitle',
    'E-commerce partnership › Description',
    'E-commerce partnership › Image',
    'E-commerce partnership › Features',
    'E-commerce partnership › Button text',
    'E-commerce partnership › Button leads to',
    'API documentation',
    'API documentation › Title',
    'API documentation › Subtitle',
    'API documentation › Description',
    'API documentation › Image',
    'API documentation › Features',
    'API documentation › Button text',
    'API documentation › Button leads to',
  ],
  Service: ['Name', 'Description', 'Image', 'Features'],
  Pricing: [
    'Title',
    'Subtitle',
    'Description',
    'Show subscription plans',
    'Order',
    'Pay as you go',
    'Pay as you go › Show pay as you go',
    'Pay as you go › Small locker',
    'Pay as you go › Small locker › Price',
    'Pay as you go › Small locker › Dimensions',
    'Pay as you go › Small locker › Description',
    'Pay as you go › Medium locker',
    'Pay as you go › Medium locker › Price',
    'Pay as you go › Medium locker › Dimensions',
    'Pay as you go › Medium locker › Description',
    'Pay as you go › Large locker',
    'Pay as you go › Large locker › Price',
    'Pay as you go › Large locker › Dimensions',
    'Pay as you go › Large locker › Description',
  ],
  Plan: ['Name', 'Price', 'Period', 'Description', 'Features', 'Popular'],
  'Contact Info': [
    'Phone',
    'WhatsApp',
    'E-mail',
    'Support e-mail',
    'Address',
    'Opening hours',
    'Weekend hours',
    'Social media',
    'Social media › Facebook',
    'Social media › Twitter',
    'Social media › Instagram',
    'Social media › LinkedIn',
  ],
  'FAQ Management': ['Categories', 'Categories › Order', 'Order'],
  'FAQ category': ['Name', 'Icon'],
  FAQ: ['Category', 'Question', 'Answer', 'Active'],
  'Footer Content': [
    'Description',
    'Copyright text',
    'Company',
    'Company › Name',
    'Company › Address',
    'Company › E-mail',
    'Company › Phone',
    'Quick links',
    'Quick links › Order',
    'Services',
    'Services › Order',
    'Legal links',
    'Legal links › Order',
    'Social links',
    'Social links › Facebook',
    'Social links › Twitter',
    'Social links › Instagram',
    'Social links › LinkedIn',
    'Newsletter',
    'Newsletter › Show the newsletter',
    'Newsletter › Title',
    'Newsletter › Description',
    'Newsletter › Placeholder',
  ],
  'Quick link': ['Label', 'Leads to'],
  'Service link': ['Label', 'Leads to'],
  'Legal link': ['Label', 'Leads to'],
  'Home page': [
    'Partners',
    'Partners › Title',
    'Partners',
    'Partners › Order',
    'Smart locker',
    'Smart locker › Title',
    'Smart locker › Subtitle',
    'Smart locker › Description',
    'Smart locker › Points',
    'Features',
    'Features › Title',
    'Features › Subtitle',
    'Features',
    'Features › Order',
    'How it works',
    'How it works › Title',
    'How it works › Subtitle',
    'How it works',
    'How it works › Order',
    'Testimonials',
    'Testimonials › Title',
    'Testimonials › Subtitle',
    'Network',
    'Network › Title',
    'Network › Subtitle',
    'Network › Lagos',
    'Network › Lagos › Order',
    'Network › Abuja',
    'Network › Abuja › Order',
    'Network › Expansion title',
    'Network › Expansion',
    'Questions',
    'Questions › Title',
    'Questions › Subtitle',
  ],
  Partner: ['Name', 'Kind'],
  Feature: ['Title', 'Summary', 'Details', 'Icon'],
  Step: ['Title', 'Description'],
  'Place in Lagos': ['Name', 'Area'],
  'Place in Abuja': ['Name', 'Area'],
  'Site settings': ['Site name', 'Site description', 'Login button leads to', 'Demo video'],
};

/** Every path of the content: its parts and fields, each list's order, and an item of each list. */
function pathsOf(shape: Shape, at: readonly string[] = []): string[][] {
  if (shape.kind === 'list') return [[...at, '@order'], [...at, '#404'], ...pathsOf(shape.item, [...at, '#404'])];
  if (shape.kind === 'atom') return [[...at]];
  return Object.entries(shape.fields).flatMap(([name, field]) => {
    const path = [...at, name];
    return field.kind === 'atom' ? [path] : [path, ...pathsOf(field, path)];
  });
}

it('A4, A6: every place of the content is told as its screen calls it, a new field too', () => {
  const told: Record<string, string[]> = {};
  for (const path of pathsOf(contentShape)) {
    // What an item is known by is never changed.
    if (path.at(-1) === 'id' || path.at(-1) === 'key') continue;
    const { item, field } = describePlace(defaultContent, path);
    told[item] ??= [];
    if (field !== '') told[item].push(field);
  }
  expect(told).toEqual(names);
});
