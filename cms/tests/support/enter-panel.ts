import { z } from 'zod';
import type { Cms } from './cms';
import { admin } from './environment';

const reply = z.object({ data: z.object({ token: z.string() }) });

/** Signs in to Strapi's panel, the first admin unless told otherwise: the headers of its calls. @throws ZodError where it is refused */
export async function enterPanel(
  cms: Cms,
  { email, password }: { email: string; password: string } = admin,
): Promise<Record<string, string>> {
  const { body } = await cms.post('/admin/login', { email, password });
  return { authorization: `Bearer ${reply.parse(body).data.token}` };
}
