import '../shared/ui/tokens.css';
import '../shared/ui/base.css';

/**
 * How the home page's first screen looks on a phone, in the document itself (decision 0031): its bar, its slides and what begins
 * below them. No font of ours is in it. A journey compares it with the page that has all its styles.
 */
export * as button from '../shared/ui/Button.module.css';
export * as controls from '../shared/ui/CarouselControls.module.css';
export * as photo from '../shared/ui/Photo.module.css';
export * as layout from '../site/layout/Layout.module.css';
export * as logo from '../site/layout/Logo.module.css';
export * as navigation from '../site/layout/Navigation.module.css';
export * as hero from '../sections/hero/HeroSection.module.css';
export * as partners from '../sections/partners/PartnersSection.module.css';
