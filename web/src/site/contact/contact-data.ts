import type { ContactInfo, Coordinates, FaqItem, MapTiles, Office, PublicData, ShownStation } from '@apoti/contract';
import { readPlace } from '@apoti/contract/lib/read-place';
import { withShortKeys } from '../../shared/site-data/short-keys';

/** A station as the map and its list show it. */
export type PlaceStation = Pick<ShownStation, 'id' | 'name' | 'address' | 'state' | 'coordinates'>;

/** An office as its card and the map show it; 0 and 0: nobody has entered where it is. */
export type PlaceOffice = Omit<Office, 'coordinates'> & { coordinates: Coordinates };

/** The ways to reach the company. */
export type ContactDetails = Omit<ContactInfo, 'offices'>;

/** What the contact page shows (P11). */
export type ContactData = {
  contact: ContactDetails;
  offices: PlaceOffice[];
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
  const { offices, ...contact } = content.contact;
  return {
    contact,
    offices: withShortKeys(offices).map((office) => ({
      ...office,
      coordinates: readPlace(office.coordinates) ?? { lat: 0, lng: 0 },
    })),
    stations: stations
      .filter(({ status }) => status === 'active' || status === 'maintenance')
      .map(({ id, name, address, state, coordinates }) => ({ id, name, address, state, coordinates })),
    faqs: content.faq.faqs.filter(({ active }) => active).slice(0, CONTACT_FAQS),
    mapTiles,
  };
}
