import type { ContactInfo, FaqItem, MapTiles, PublicData, ShownStation } from '@apoti/contract';

/** A station as the map and its list show it. */
export type PlaceStation = Pick<ShownStation, 'id' | 'name' | 'address' | 'state' | 'coordinates'>;

/** What the contact page shows (P11). */
export type ContactData = {
  contact: ContactInfo;
  stations: PlaceStation[];
  faqs: FaqItem[];
  /** Null: the operator wants no map. */
  mapTiles: MapTiles | null;
};

/** How many questions the page shows. */
const CONTACT_FAQS = 3;

/** The contact page's part of the data. Stations that are planned or closed for good are no places to go to. */
export function contactDataOf(
  { content, stations }: Pick<PublicData, 'content' | 'stations'>,
  mapTiles: MapTiles | null,
): ContactData {
  return {
    contact: content.contact,
    stations: stations
      .filter(({ status }) => status === 'active' || status === 'maintenance')
      .map(({ id, name, address, state, coordinates }) => ({ id, name, address, state, coordinates })),
    faqs: content.faq.faqs.filter(({ active }) => active).slice(0, CONTACT_FAQS),
    mapTiles,
  };
}
