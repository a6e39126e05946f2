import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { places } from '../../support/places';

/** A content type of the content object, and the call of Strapi's REST API that answers all of it. */
export type ContentCall = { uid: string; name: string; path: string };

const attributeSchema = z.object({
  type: z.string(),
  component: z.string().optional(),
  inversedBy: z.string().optional(),
});
const schemaSchema = z.object({
  kind: z.enum(['collectionType', 'singleType']).optional(),
  info: z.object({ singularName: z.string(), pluralName: z.string() }).partial(),
  attributes: z.record(z.string(), attributeSchema),
});
type Schema = z.infer<typeof schemaSchema>;

/** Content types that make up the content object. */
const TYPES = [
  'hero-slide',
  'testimonial',
  'about-page',
  'services-page',
  'pricing-page',
  'contact-info',
  'faq-category',
  'faq',
  'footer',
  'home-page',
  'site-setting',
];

function readSchema(path: string): Schema {
  return schemaSchema.parse(JSON.parse(readFileSync(join(places.cms, 'src', path), 'utf8')));
}

/** Query parameters that fetch components at every depth and the entries that a field belongs to. */
function populate({ attributes }: Schema, prefix = 'populate'): string[] {
  return Object.entries(attributes).flatMap(([name, { type, component, inversedBy }]) => {
    const here = `${prefix}[${name}]`;
    if (type === 'relation') return inversedBy === undefined ? [] : [`${here}=true`];
    if (type !== 'component' || component === undefined) return [];
    const inner = populate(readSchema(`components/${component.replace('.', '/')}.json`), `${here}[populate]`);
    return inner.length === 0 ? [`${here}=true`] : inner;
  });
}

/** The calls that together answer the whole content object, with deep populate. */
export function contentCalls(): ContentCall[] {
  return TYPES.map((name) => {
    const schema = readSchema(`api/${name}/content-types/${name}/schema.json`);
    const isList = schema.kind === 'collectionType';
    const parameters = [...(isList ? ['sort=place', 'pagination[pageSize]=100'] : []), ...populate(schema)];
    const base = `/api/${(isList ? schema.info.pluralName : schema.info.singularName) ?? name}`;
    const path = parameters.length === 0 ? base : `${base}?${parameters.join('&')}`;
    return { uid: `api::${name}.${name}`, name, path };
  });
}
