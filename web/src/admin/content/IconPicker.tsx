import { heroIcons, type HeroIcon as IconName } from '@apoti/contract';
import { HeroIcon } from '../../shared/ui/HeroIcon';
import { iconLabels } from '../content-editing/labels';
import { IconChoice } from '../form/IconChoice';

type IconPickerProps = {
  legend: string;
  error: string | undefined;
  value: IconName;
  onChoose: (icon: IconName) => void;
};

const options = heroIcons.map((icon) => ({ value: icon, label: iconLabels[icon], icon: <HeroIcon name={icon} /> }));

/** The twelve icons of slides and features. */
export function IconPicker({ onChoose, ...rest }: IconPickerProps) {
  const choose = (value: string) => {
    const icon = heroIcons.find((each) => each === value);
    if (icon) onChoose(icon);
  };
  return <IconChoice {...rest} options={options} onChoose={choose} />;
}
