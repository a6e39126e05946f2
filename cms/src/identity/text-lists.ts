import { errors } from '@strapi/utils';
import { attributesOf, mappedAttributes } from '../store/attributes';
import { isRecord } from '../store/from-strapi';
import type { Strapi } from '../store/strapi';

const NO_LIST = 'must be a list of texts';

/** A list of texts, or nothing, which is an empty one. */
const isTextList = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Where something else than texts stands in a list of texts. */
function misfits(strapi: Strapi, uid: string, data: Record<string, unknown>): string[][] {
  const attributes = attributesOf(strapi, uid);
  return mappedAttributes(strapi, uid).flatMap(({ name, kind, target }) => {
    const value = data[name];
    const attribute = attributes[name];
    const isList = isRecord(attribute) && attribute['customField'] === 'global::text-list';
    if (isList) return isTextList(value) ? [] : [[name]];
    if (kind !== 'component' && kind !== 'components') return [];
    return (Array.isArray(value) ? value : [value]).flatMap((item, index) => {
      const at = Array.isArray(value) ? [name, String(index)] : [name];
      return isRecord(item) ? misfits(strapi, target, item).map((path) => [...at, ...path]) : [];
    });
  });
}

/**
 * Strapi takes any JSON for a list of texts, and what is none could not be read again. The panel's own form sends texts; programs that
 * speak to it send what they like.
 * @throws ValidationError, in the panel's form
 */
export function refuseOtherLists(strapi: Strapi, uid: string, data: Record<string, unknown>): void {
  const found = misfits(strapi, uid, data).map((path) => ({
    path,
    message: `${path.at(-1)} ${NO_LIST}`,
    name: 'ValidationError',
  }));
  const [first] = found;
  if (first !== undefined) throw new errors.ValidationError(first.message, { errors: found });
}
