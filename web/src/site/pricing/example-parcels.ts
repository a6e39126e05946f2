import { parcelFields, type ParcelText } from './parcel-form';

/** Parcels that many people have, measured roughly in cm and kg. */
const examples: readonly (readonly [name: string, parcel: ParcelText])[] = [
  ['A shoe box', { length: '35', width: '22', height: '13', weight: '1' }],
  ['A blender', { length: '42', width: '32', height: '28', weight: '6' }],
  ['A carton of stock', { length: '60', width: '45', height: '45', weight: '16' }],
  ['A bicycle', { length: '140', width: '80', height: '25', weight: '15' }],
];

/** The examples with their addresses: plain links, so that they work without script. */
export const exampleParcels = examples.map(([name, parcel]) => ({
  name,
  path: `/pricing?${parcelFields.map(({ name: field }) => `${field}=${parcel[field]}`).join('&')}#size-finder`,
}));
