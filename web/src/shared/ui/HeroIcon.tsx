import type { ComponentType } from 'react';
import {
  FiClock,
  FiGlobe,
  FiHome,
  FiLock,
  FiMapPin,
  FiPackage,
  FiShield,
  FiSmartphone,
  FiStar,
  FiTarget,
  FiTruck,
  FiUsers,
} from 'react-icons/fi';
import type { HeroIcon as Name } from '@apoti/contract';

type IconProps = { className?: string | undefined; 'aria-hidden'?: 'true' };

/** The twelve icons of slides and features, by the name that the content keeps (P4). */
const icons: Record<Name, ComponentType<IconProps>> = {
  FiLock,
  FiClock,
  FiMapPin,
  FiShield,
  FiPackage,
  FiTruck,
  FiSmartphone,
  FiUsers,
  FiStar,
  FiTarget,
  FiHome,
  FiGlobe,
};

/** One of the twelve, as an ornament: it is never announced. */
export function HeroIcon({ name, className }: { name: Name; className?: string | undefined }) {
  const Icon = icons[name];
  return <Icon className={className} aria-hidden="true" />;
}
