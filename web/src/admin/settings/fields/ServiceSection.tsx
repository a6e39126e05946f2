import type { ReactNode } from 'react';
import type { TestedService } from '@apoti/contract';
import { FormSection } from '../../form/FormSection';
import { setField, type Group } from '../../form/group';
import { Switch } from '../../../shared/ui/Switch';
import { ConnectionTest } from './ConnectionTest';

type ServiceSectionProps<T extends { enabled: boolean }> = {
  group: Group<T>;
  service: TestedService;
  name: string;
  /** What the tested service itself is called, where that is not the name. */
  tested?: string;
  /** By which the service knows the site. */
  id: string;
  /** What it does for you, and what it loads. */
  about: string;
  children: ReactNode;
};

/** A service of others: what it does, whether it is on, its fields, and whether it can be reached. */
export function ServiceSection<T extends { enabled: boolean }>({
  group,
  service,
  name,
  tested = name,
  id,
  about,
  children,
}: ServiceSectionProps<T>) {
  return (
    <FormSection
      title={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}
      about={about}
      action={
        <Switch
          label={`Use ${name}`}
          name="enabled"
          checked={group.value.enabled}
          onChange={({ target }) => setField<'enabled', boolean, T>(group, 'enabled', target.checked)}
        />
      }
    >
      {children}
      <ConnectionTest service={service} name={tested} id={id} />
    </FormSection>
  );
}
