import avif480 from '../../../assets/pictures/rider-480.avif';
import avif640 from '../../../assets/pictures/rider-640.avif';
import avif800 from '../../../assets/pictures/rider-800.avif';
import avif1200 from '../../../assets/pictures/rider-1200.avif';
import webp480 from '../../../assets/pictures/rider-480.webp';
import webp640 from '../../../assets/pictures/rider-640.webp';
import webp800 from '../../../assets/pictures/rider-800.webp';
import webp1200 from '../../../assets/pictures/rider-1200.webp';
import type { PictureFiles } from './picture-files';

/** A dispatch rider puts a parcel into an open compartment, the motorcycle beside. */
export const riderPicture: PictureFiles = {
  alt: 'A dispatch rider puts a parcel into an open compartment, the motorcycle beside',
  width: 1200,
  height: 800,
  avif: { 480: avif480, 640: avif640, 800: avif800, 1200: avif1200 },
  webp: { 480: webp480, 640: webp640, 800: webp800, 1200: webp1200 },
};
