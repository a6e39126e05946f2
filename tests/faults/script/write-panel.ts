import { isObject, type FieldIssue, type Json } from '@apoti/contract';
import { z } from 'zod';
import { PanelCalls, type PanelEntry } from '../../support/panel-calls';
import type { WireAnswer } from '../../support/wire-client';
import type { Writing } from './write';

const MODELS = 'api::franchise-model.franchise-model';

/** Of a model these are what a person types; which kind of partner it is about is chosen from a list. */
const modelSchema = z.object({
  title: z.string(),
  description: z.string(),
  benefits: z.array(z.string()),
  investment: z.string(),
  roi: z.string(),
});

const refusedSchema = z.object({
  error: z.object({
    message: z.string(),
    details: z.object({ errors: z.array(z.object({ path: z.array(z.string()), message: z.string() })) }).partial(),
  }),
});

/** Strapi's refusal in the wire's form: numbers in a way are texts there. */
export function asOnWire({ status, json, text }: WireAnswer): { status: number; json: unknown; text: string } {
  const refused = refusedSchema.safeParse(json).data?.error;
  if (refused === undefined) return { status, json, text };
  const issues = (refused.details.errors ?? []).map(({ path, message }): FieldIssue => ({
    path: path.map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
    message,
  }));
  return { status, json: { error: refused.message, issues }, text };
}

/** What is written in Strapi's panel alone: the ways of becoming a partner, which /franchise shows (P12). */
export async function panelWritings({ cmsUrl }: { cmsUrl: string }): Promise<Writing[]> {
  const panel = await PanelCalls.signIn(cmsUrl);
  const models = await panel.entries(MODELS);
  return models.map((entry) => ({ name: 'a franchise model', ...writing(panel, entry) }));
}

function writing(panel: PanelCalls, entry: PanelEntry): Omit<Writing, 'name'> {
  const original: Json = modelSchema.parse(entry);
  const send = async (body: Json) => asOnWire(await panel.save(MODELS, { ...entry, ...(isObject(body) ? body : {}) }));
  return { original, send };
}
