import { isObject, type Finding, type Json } from '@apoti/contract';
import type { Place, PlaceKind } from './places';

/** Fields that visitors miss when they are empty, with their names on the screen. Others may be empty by intent. */
const wanted: Partial<Record<PlaceKind, Readonly<Record<string, string>>>> = {
  heroSlides: { description: 'Description', ctaText: 'CTA Text' },
  about: { mission: 'Mission', vision: 'Vision', story: 'Story', values: 'Values' },
  contact: { phone: 'Phone', email: 'Email', address: 'Address', hours: 'Hours' },
  services: { description: 'Description' },
  service: { description: 'Description' },
  footer: { description: 'Description', copyrightText: 'Copyright Text' },
  site: { siteDescription: 'Site Description' },
  member: { image: 'Profile Image' },
  station: { operatingHours: 'Operating Hours', contactPhone: 'Contact Phone' },
  event: { venue: 'Venue' },
  post: { featuredImage: 'Featured Image' },
  seo: { siteTitle: 'Site Title' },
};

/** Fields of a place that are empty though visitors miss them. */
export function emptyFields({ kind, label, href, value }: Place): Finding[] {
  const fields = Object.entries(wanted[kind] ?? {}).filter(([field]) => isEmpty(valueOf(value, field)));
  if (fields.length === 0) return [];
  const names = fields.map(([, name]) => name);
  const text = `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} empty`;
  return [{ place: label, address: null, text, href }];
}

const valueOf = (value: Json, field: string) => (isObject(value) ? value[field] : undefined);

function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === null) return true;
  return typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0;
}
