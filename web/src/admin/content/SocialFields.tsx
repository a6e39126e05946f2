import { socialLinksSchema, type SocialLinks } from '@apoti/contract';
import { profileAddress } from '../../shared/lib/web-address';
import { socialNetworks } from '../../shared/ui/social-networks';
import { GroupText } from '../content-editing/GroupText';
import { FieldRow } from '../form/FormSection';
import type { Group } from '../form/group';

/** The addresses of the four networks; one without an address is not shown. */
export function SocialFields({ group }: { group: Group<SocialLinks> }) {
  return (
    <FieldRow>
      {socialNetworks.map(([network, label]) => (
        <GroupText
          key={network}
          group={group}
          schema={socialLinksSchema}
          field={network}
          label={label}
          type="url"
          whenLeft={profileAddress}
        />
      ))}
    </FieldRow>
  );
}
