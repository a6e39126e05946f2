import avif480 from '../../../assets/pictures/unit-480.avif';
import avif640 from '../../../assets/pictures/unit-640.avif';
import avif800 from '../../../assets/pictures/unit-800.avif';
import avif1200 from '../../../assets/pictures/unit-1200.avif';
import avif1600 from '../../../assets/pictures/unit-1600.avif';
import webp480 from '../../../assets/pictures/unit-480.webp';
import webp640 from '../../../assets/pictures/unit-640.webp';
import webp800 from '../../../assets/pictures/unit-800.webp';
import webp1200 from '../../../assets/pictures/unit-1200.webp';
import webp1600 from '../../../assets/pictures/unit-1600.webp';
import type { PictureFiles } from './picture-files';

/** A wall of fifty green locker doors around a screen, one small door open with a parcel inside. */
export const unitPicture: PictureFiles = {
  alt: 'A wall of fifty green locker doors around a screen, one small door open with a parcel inside',
  width: 1600,
  height: 960,
  avif: { 480: avif480, 640: avif640, 800: avif800, 1200: avif1200, 1600: avif1600 },
  webp: { 480: webp480, 640: webp640, 800: webp800, 1200: webp1200, 1600: webp1600 },
};
