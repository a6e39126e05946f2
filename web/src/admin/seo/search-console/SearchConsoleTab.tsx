import { searchConsoleSchema, type Seo } from '@apoti/contract';
import { useSearchConsole, type SearchConsoleKnown } from '../../../shared/api/seo';
import { Spinner } from '../../../shared/ui/Spinner';
import { GroupText } from '../../content-editing/GroupText';
import { FormSection } from '../../form/FormSection';
import { within, type Group } from '../../form/group';
import { useSeoEditor } from '../../seo-editing/seo-editing';
import { seoLabel } from '../../seo-editing/seo-labels';
import { SyncSection } from './SyncSection';
import { VerifyForm } from './VerifyForm';

/** Google Search Console (A17): proof that the site is ours, and what Google says of it. */
export function SearchConsoleTab({ seo }: { seo: Group<Seo> }) {
  const { data, error } = useSearchConsole(useSeoEditor().state.work?.base.content.searchConsole);
  const own = within(seo, 'searchConsole');
  const known = data && knownOf(data, own.value);
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
      <VerifyForm own={own} known={known} />
      {data === undefined && error === undefined && <Spinner label="Loading what Google said…" />}
      {data === undefined && error !== undefined && <p role="alert">{error.message}</p>}
      {known !== undefined && <SyncSection known={known} />}
    </>
  );
}

type Own = Seo['searchConsole'];

/** What is known holds for the proof that it was asked about: another one in the form was not found by anybody yet. */
function knownOf(data: SearchConsoleKnown, { verificationMethod, verificationCode }: Own): SearchConsoleKnown {
  const { of } = data;
  const isOf = of.verificationMethod === verificationMethod && of.verificationCode === verificationCode;
  return isOf ? data : { ...data, isConnected: false, verifiedAt: null };
}
