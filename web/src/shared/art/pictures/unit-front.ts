import avif480 from '../../../assets/pictures/unit-front-480.avif';
import avif800 from '../../../assets/pictures/unit-front-800.avif';
import avif1200 from '../../../assets/pictures/unit-front-1200.avif';
import webp480 from '../../../assets/pictures/unit-front-480.webp';
import webp800 from '../../../assets/pictures/unit-front-800.webp';
import webp1200 from '../../../assets/pictures/unit-front-1200.webp';
import type { PictureFiles } from './picture-files';

/** The unit from the front: fifty compartments in four sizes, and the screen in the middle. */
export const unitFrontPicture: PictureFiles = {
  alt: 'The unit from the front: fifty compartments in four sizes, and the screen in the middle',
  width: 1200,
  height: 675,
  avif: { 480: avif480, 800: avif800, 1200: avif1200 },
  webp: { 480: webp480, 800: webp800, 1200: webp1200 },
};
