import type { HeroSlide } from '@apoti/contract';
import type { PreviewLens } from '../../preview/preview-control';

/** Shows the open slide as the one that the page begins with: the others can not be turned to in a picture of it. */
export function openFirst(isOpen: (slide: HeroSlide) => boolean): PreviewLens {
  return ({ content, ...parts }) => {
    if (content === undefined) return parts;
    const heroSlides = content.heroSlides.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
    return { ...parts, content: { ...content, heroSlides } };
  };
}
