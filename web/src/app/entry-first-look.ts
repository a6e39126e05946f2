/**
 * How the home page's first screen looks on a phone, in the document itself (decision 0023): its bars, its slides and what begins
 * below them. No font of ours is in it. A journey compares it with the page that has all its styles.
 */
import '../shared/ui/tokens.css';
import '../shared/ui/base.css';
import '../shared/ui/Button.module.css';
import '../shared/ui/CarouselControls.module.css';
import '../shared/ui/Photo.module.css';
import '../site/layout/Layout.module.css';
import '../site/layout/Logo.module.css';
import '../site/layout/Navigation.module.css';
import '../sections/hero/HeroSection.module.css';
import '../sections/partners/PartnersSection.module.css';
