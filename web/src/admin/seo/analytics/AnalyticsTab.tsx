import { verificationCodeIn, type Seo } from '@apoti/contract';
import { EditedText } from '../../form/EditedText';
import { FormSection } from '../../form/FormSection';
import { setField, type Group } from '../../form/group';
import { seoLabel } from '../../seo-editing/seo-labels';
import { GoogleTags } from './GoogleTags';

const codes = [
  ['googleSearchConsole', 'From Google Search Console, for another owner than that of the Search Console tab.'],
  ['bingWebmaster', 'From Bing Webmaster Tools. The file BingSiteAuth.xml is served as well.'],
  ['yandexWebmaster', 'From Yandex Webmaster. Its file is served as well.'],
] as const;

/** The ids of Google's tools, and the codes by which the tools of search engines know whose site it is. */
export function AnalyticsTab({ seo }: { seo: Group<Seo> }) {
  return (
    <>
      <GoogleTags />
      <FormSection
        title="Webmaster tools"
        about="Show how the site does in search results. The codes stand on the home page; a whole tag may be pasted."
      >
        {codes.map(([field, hint]) => (
          <EditedText
            key={field}
            label={seoLabel(field)}
            name={field}
            value={seo.value[field]}
            hint={hint}
            error={seo.issue([field], seoLabel(field))}
            onChange={(typed) => setField<typeof field, string, Seo>(seo, field, verificationCodeIn(typed))}
          />
        ))}
      </FormSection>
    </>
  );
}
