import type { PictureFiles } from '../art/pictures/picture-files';
import { Picture } from './Picture';

/** How wide it is shown: as the page where it stands below the words, and five parts of eleven beside them. */
const SIZES = '(min-width: 76rem) 32rem, (min-width: 60rem) calc(45.5vw - 2.75rem), calc(100vw - 3rem)';

/** The picture of a page's header: the largest thing of its first screen, so it is loaded before what else there is. */
export function HeaderPicture({ picture }: { picture: PictureFiles }) {
  return <Picture picture={picture} sizes={SIZES} loading="eager" fetchPriority="high" />;
}
