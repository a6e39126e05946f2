import { searchConsoleSchema, type Seo } from '@apoti/contract';
import { useSearchConsole } from '../../../shared/api/seo';
import { Spinner } from '../../../shared/ui/Spinner';
import { GroupText } from '../../content-editing/GroupText';
import { FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { seoLabel } from '../../seo-editing/seo-labels';
import { SyncSection } from './SyncSection';
import { VerifyForm } from './VerifyForm';

/** Google Search Console (A17): proof that the site is ours, and what Google says of it. */
export function SearchConsoleTab({ seo }: { seo: Group<Seo> }) {
  const { data, error } = useSearchConsole();
  const own = within(seo, 'searchConsole');
  return (
    <>
      <FormSection title="Property" about="The site as it is called in Search Console.">
        <GroupText
          group={own}
          schema={searchConsoleSchema}
          field="property"
          label={seoLabel('property')}
          type="url"
          hint="Such as https://www.example.com/, or sc-domain:example.com for a whole domain."
        />
      </FormSection>
      <VerifyForm own={own} known={data} />
      {data === undefined && error === undefined && <Spinner label="Loading what Google said…" />}
      {data === undefined && error !== undefined && <p role="alert">{error.message}</p>}
      {data !== undefined && <SyncSection known={data} />}
    </>
  );
}
