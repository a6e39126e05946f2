import avif480 from '../../../assets/pictures/sizes-480.avif';
import avif640 from '../../../assets/pictures/sizes-640.avif';
import avif800 from '../../../assets/pictures/sizes-800.avif';
import avif1200 from '../../../assets/pictures/sizes-1200.avif';
import webp480 from '../../../assets/pictures/sizes-480.webp';
import webp640 from '../../../assets/pictures/sizes-640.webp';
import webp800 from '../../../assets/pictures/sizes-800.webp';
import webp1200 from '../../../assets/pictures/sizes-1200.webp';
import type { PictureFiles } from './picture-files';

/** Four open compartments from small to extra large, a parcel in each, and a person for scale. */
export const sizesPicture: PictureFiles = {
  alt: 'Four open compartments from small to extra large, a parcel in each, and a person for scale',
  width: 1200,
  height: 552,
  avif: { 480: avif480, 640: avif640, 800: avif800, 1200: avif1200 },
  webp: { 480: webp480, 640: webp640, 800: webp800, 1200: webp1200 },
};
