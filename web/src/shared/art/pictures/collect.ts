import avif480 from '../../../assets/pictures/collect-480.avif';
import avif800 from '../../../assets/pictures/collect-800.avif';
import avif1200 from '../../../assets/pictures/collect-1200.avif';
import webp480 from '../../../assets/pictures/collect-480.webp';
import webp800 from '../../../assets/pictures/collect-800.webp';
import webp1200 from '../../../assets/pictures/collect-1200.webp';
import type { PictureFiles } from './picture-files';

/** A person takes a parcel out of an open compartment, a phone with the code in the other hand. */
export const collectPicture: PictureFiles = {
  alt: 'A person takes a parcel out of an open compartment, a phone with the code in the other hand',
  width: 1200,
  height: 800,
  avif: { 480: avif480, 800: avif800, 1200: avif1200 },
  webp: { 480: webp480, 800: webp800, 1200: webp1200 },
};
