import type { HeroSlide } from '@apoti/contract';

const targets: Partial<Record<HeroSlide['icon'], string>> = {
  FiTruck: '/services',
  FiUsers: '/about',
  FiTarget: '/franchise',
  FiHome: '/franchise',
  FiStar: '/pricing',
  FiSmartphone: '/services',
};

/** Where a slide's button leads. Slides carry no address of their own, so the subject that their icon stands for decides. */
export function slideTarget({ icon }: Pick<HeroSlide, 'icon'>): string {
  return targets[icon] ?? '/lockers';
}
