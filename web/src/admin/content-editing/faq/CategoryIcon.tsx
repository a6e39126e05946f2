import type { IconType } from 'react-icons';
import {
  FiBriefcase,
  FiClock,
  FiCreditCard,
  FiHelpCircle,
  FiLock,
  FiMapPin,
  FiPackage,
  FiPhone,
  FiSend,
  FiShield,
  FiSmartphone,
  FiTruck,
} from 'react-icons/fi';

/** The icons that a category may have, by the name that the content keeps, with their names for people. */
const icons: Readonly<Record<string, { label: string; Icon: IconType }>> = {
  FiHelpCircle: { label: 'Question mark', Icon: FiHelpCircle },
  FiMapPin: { label: 'Map pin', Icon: FiMapPin },
  FiTruck: { label: 'Truck', Icon: FiTruck },
  FiSend: { label: 'Paper plane', Icon: FiSend },
  FiLock: { label: 'Lock', Icon: FiLock },
  FiShield: { label: 'Shield', Icon: FiShield },
  FiCreditCard: { label: 'Card', Icon: FiCreditCard },
  FiSmartphone: { label: 'Phone', Icon: FiSmartphone },
  FiPackage: { label: 'Parcel', Icon: FiPackage },
  FiClock: { label: 'Clock', Icon: FiClock },
  FiBriefcase: { label: 'Briefcase', Icon: FiBriefcase },
  FiPhone: { label: 'Receiver', Icon: FiPhone },
};

/** A category's icon, as an ornament; a question mark where the content names one that is not known. */
export function CategoryIcon({ name }: { name: string | undefined }) {
  const { Icon } = icons[name ?? ''] ?? { Icon: FiHelpCircle };
  return <Icon aria-hidden="true" />;
}

/** The icons to choose from. */
export const categoryIcons = Object.entries(icons).map(([value, { label, Icon }]) => ({
  value,
  label,
  icon: <Icon aria-hidden="true" />,
}));
