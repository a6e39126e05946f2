import { ogTypes, PREVIEW_SIZE, twitterCards, type Seo } from '@apoti/contract';
import { parseUrl } from '@apoti/contract/lib/parse-url';
import { FieldRow, FormSection } from '../../form/FormSection';
import type { Group } from '../../form/group';
import { CardPreview } from '../previews/CardPreview';
import { useShown } from '../previews/use-shown';
import { SeoChoice, SeoImage, SeoSwitch, SeoText } from '../SeoFields';

const cardNames = { summary: 'Small picture (summary)', summary_large_image: 'Large picture (summary_large_image)' };
const IMAGE_HINT = `Recommended: ${PREVIEW_SIZE.width}x${PREVIEW_SIZE.height}. For every page without a picture of its own.`;

/** How a link to the site looks on Facebook, LinkedIn, WhatsApp and X. */
export function SocialTab({ seo }: { seo: Group<Seo> }) {
  const shown = useShown(seo.value);
  // What is typed need be no address yet.
  const host = parseUrl(shown.address)?.host ?? window.location.host;
  return (
    <>
      <FormSection
        title="Open Graph"
        about="Links on Facebook, LinkedIn and WhatsApp. Texts are the home page’s; every other page shows its own."
        action={<SeoSwitch seo={seo} field="enableOpenGraph" label="Open Graph tags" />}
      >
        <SeoText seo={seo} field="ogTitle" hint="Empty: the title of the page." />
        <SeoText seo={seo} field="ogDescription" rows={3} hint="Empty: the description of the page." />
        <SeoImage seo={seo} field="ogImage" hint={IMAGE_HINT} />
        <SeoChoice seo={seo} field="ogType" values={ogTypes} hint="Of the home page." />
        {seo.value.enableOpenGraph && <CardPreview label="Open Graph card" card={shown.og} host={host} />}
      </FormSection>
      <FormSection
        title="X cards"
        about="Links on X, formerly Twitter. What is left empty is taken from Open Graph."
        action={<SeoSwitch seo={seo} field="enableTwitterCards" label="X card tags" />}
      >
        <SeoChoice seo={seo} field="twitterCard" values={twitterCards} names={cardNames} />
        <FieldRow>
          <SeoText seo={seo} field="twitterSite" hint="Such as @example." />
          <SeoText seo={seo} field="twitterCreator" hint="Such as @example." />
        </FieldRow>
        <SeoText seo={seo} field="twitterTitle" />
        <SeoText seo={seo} field="twitterDescription" rows={3} />
        <SeoImage seo={seo} field="twitterImage" hint={IMAGE_HINT} />
        {seo.value.enableTwitterCards && <CardPreview label="X card" card={shown.x} host={host} />}
      </FormSection>
    </>
  );
}
