import { z } from 'zod';
import { MAX_LINK } from '@apoti/contract';
import { asObject, LINK_PATTERN, mapJson, override, type JsonObject } from './json-schema';
import { named, patches } from './named-schemas';

const OPTIONS = { target: 'draft-2020-12', unrepresentable: 'any', override } as const;
const ANY_JSON = { description: 'Any JSON value.' };

/** Names and meets the schemas of the wire as JSON Schema: those with a name once, wherever they are used. */
export class SchemaBook {
  private readonly met = new Map<string, JsonObject>([
    [
      'Link',
      {
        type: 'string',
        maxLength: MAX_LINK,
        pattern: LINK_PATTERN,
        description: 'Empty, an address within the site (`/…`, `#…`), or one with https:, http:, mailto: or tel:.',
      },
    ],
  ]);

  /** The JSON Schema of what is sent ('input') or answered ('output'). */
  schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
    const json = z.toJSONSchema(z.object({ it: schema }), { ...OPTIONS, io, metadata: named });
    const document = asObject(mapJson(json, toComponent));
    for (const [id, part] of Object.entries(asObject(document['$defs']))) {
      if (!id.startsWith('__')) this.meet(id, asObject(part));
    }
    return asObject(asObject(document['properties'])['it']);
  }

  /** What has a name, in the order of the names. */
  components(): Record<string, JsonObject> {
    return Object.fromEntries([...this.met].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The schema itself where only its name is given. */
  resolve(schema: unknown): JsonObject {
    const { $ref: ref, ...own } = asObject(schema);
    if (typeof ref !== 'string') return own;
    return { ...this.met.get(ref.slice(ref.lastIndexOf('/') + 1)), ...own };
  }

  private meet(id: string, { id: _, ...found }: JsonObject): void {
    const whole = patches.find((patch) => patch.id === id)?.whole;
    const schema = whole === undefined ? found : withListLimits(found, z.toJSONSchema(whole, OPTIONS));
    const known = this.met.get(id);
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`The schema ${id} is not the same wherever it is used`);
    }
    this.met.set(id, schema);
  }
}

/** Names lead to the components; answers may gain members; a value of any kind needs no schema. */
function toComponent(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $ref: ref, additionalProperties: more, ...others } = asObject(value);
  if (typeof ref === 'string' && ref.startsWith('#/$defs/__')) return ANY_JSON;
  return {
    ...(typeof ref === 'string' ? { $ref: ref.replace('#/$defs/', '#/components/schemas/') } : {}),
    ...others,
    ...(more === undefined || more === false ? {} : { additionalProperties: more }),
  };
}

/** A save's lists hold no more than the lists of what is saved. */
function withListLimits(patch: JsonObject, whole: JsonObject): JsonObject {
  const result = { ...patch };
  if (patch['type'] === 'array' && whole['maxItems'] !== undefined) result['maxItems'] = whole['maxItems'];
  if (patch['items'] !== undefined)
    result['items'] = withListLimits(asObject(patch['items']), asObject(whole['items']));
  if (patch['properties'] !== undefined) {
    const full = asObject(whole['properties']);
    const members = Object.entries(asObject(patch['properties']));
    result['properties'] = Object.fromEntries(
      members.map(([name, member]) => [name, withListLimits(asObject(member), asObject(full[name]))]),
    );
  }
  return result;
}
