import { ApiError } from '@apoti/contract';
import { errors } from '@strapi/utils';

/** Refuses in Strapi's own form, so that the panel shows the text. */
export async function inPanelsForm<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ApiError ? new errors.ValidationError(error.message) : error;
  }
}
