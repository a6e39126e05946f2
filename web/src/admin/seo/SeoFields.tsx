import { seoSchema, type Seo } from '@apoti/contract';
import { GroupLines } from '../content-editing/GroupLines';
import { GroupSwitch } from '../content-editing/GroupSwitch';
import { GroupText } from '../content-editing/GroupText';
import { ImageField } from '../form/ImageField';
import { setField, type Group } from '../form/group';
import { seoLabel } from '../seo-editing/seo-labels';
import { GroupChoice } from '../form/GroupChoice';

/** Names of those settings that are of a type. */
type NamesOf<Type> = { [Name in keyof Seo]: Seo[Name] extends Type ? Name : never }[keyof Seo];
type TextName = Exclude<NamesOf<string>, 'ogType' | 'twitterCard' | 'businessType' | 'priceRange'>;
type Field<Name> = { seo: Group<Seo>; field: Name; hint?: string };

/** A text of the settings. */
export function SeoText({ seo, ...rest }: Field<TextName> & { rows?: number; type?: 'text' | 'url'; id?: string }) {
  return <GroupText {...rest} group={seo} schema={seoSchema} label={seoLabel(rest.field)} />;
}

/** Something that is on or off. */
export function SeoSwitch({ seo, field, label }: Omit<Field<NamesOf<boolean>>, 'hint'> & { label: string }) {
  return <GroupSwitch group={seo} field={field} label={label} />;
}

/** A list of short texts. */
export function SeoLines({ seo, ...rest }: Field<'noIndexPages' | 'openingHours'> & { noun: string }) {
  return <GroupLines {...rest} group={seo} label={seoLabel(rest.field)} />;
}

type ChoiceName = 'ogType' | 'twitterCard' | 'businessType' | 'priceRange';

/** One of a few values. */
export function SeoChoice<Name extends ChoiceName>({
  seo,
  field,
  ...rest
}: Field<Name> & { values: readonly Seo[Name][]; names?: Partial<Record<Seo[Name], string>> }) {
  return (
    <GroupChoice
      {...rest}
      name={field}
      label={seoLabel(field)}
      value={seo.value[field]}
      onChange={(next) => seo.edit((value) => (value[field] === next ? value : { ...value, [field]: next }))}
    />
  );
}

/** A picture. */
export function SeoImage({ seo, field, hint }: Field<'ogImage' | 'twitterImage'>) {
  const label = seoLabel(field);
  return (
    <ImageField
      label={label}
      name={field}
      value={seo.value[field]}
      uploadName={label}
      onChange={(url) => setField<typeof field, string, Seo>(seo, field, url)}
      error={seo.issue([field], label)}
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
