import avif480 from '../../../assets/pictures/estate-480.avif';
import avif640 from '../../../assets/pictures/estate-640.avif';
import avif800 from '../../../assets/pictures/estate-800.avif';
import avif1200 from '../../../assets/pictures/estate-1200.avif';
import webp480 from '../../../assets/pictures/estate-480.webp';
import webp640 from '../../../assets/pictures/estate-640.webp';
import webp800 from '../../../assets/pictures/estate-800.webp';
import webp1200 from '../../../assets/pictures/estate-1200.webp';
import type { PictureFiles } from './picture-files';

/** The unit at the gate of a housing estate, palms behind the wall, in late light. */
export const estatePicture: PictureFiles = {
  alt: 'The unit at the gate of a housing estate, palms behind the wall, in late light',
  width: 1200,
  height: 800,
  avif: { 480: avif480, 640: avif640, 800: avif800, 1200: avif1200 },
  webp: { 480: webp480, 640: webp640, 800: webp800, 1200: webp1200 },
};
