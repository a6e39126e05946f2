import { siteSchema } from '@apoti/contract';
import { Button } from '../../../shared/ui/Button';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { Spinner } from '../../../shared/ui/Spinner';
import { useContentEditor, useContentLoad } from '../../content-editing/ContentEditing';
import { GroupText } from '../../content-editing/GroupText';
import { usePart } from '../../content-editing/use-part';
import { BorrowedFields } from '../../editor/BorrowedFields';
import { FormSection } from '../../form/FormSection';
import { within } from '../../form/group';
import type { TabProps } from '../tab-props';
import { MaintenanceSwitch } from './MaintenanceSwitch';

/** The site's name, and whether it is open. */
export function GeneralTab({ settings }: TabProps) {
  const { isThere, loadError, reload } = useContentLoad();
  const general = within(settings, 'general');
  return (
    <>
      <FormSection title="Site" about="The same two fields as in Content Management, under Site settings.">
        {isThere && <SiteFields />}
        {!isThere && loadError === undefined && <Spinner label="Loading the content…" />}
        {loadError !== undefined && (
          <EmptyState title="The content cannot be loaded" action={<Button onClick={reload}>Try again</Button>}>
            <p>{loadError}</p>
          </EmptyState>
        )}
      </FormSection>
      <FormSection title="Maintenance" about="For work during which visitors should not see the site.">
        <MaintenanceSwitch group={general} />
      </FormSection>
    </>
  );
}

function SiteFields() {
  const text = { group: usePart('site'), schema: siteSchema };
  return (
    <BorrowedFields editor={useContentEditor()}>
      <GroupText
        {...text}
        field="siteName"
        label="Site Name"
        hint="The brand: on every page, in mails, and in each text that says {product}."
      />
      <GroupText
        {...text}
        field="siteDescription"
        label="Site Description"
        rows={3}
        hint="What search engines, feeds and the installed app say below the name."
      />
    </BorrowedFields>
  );
}
