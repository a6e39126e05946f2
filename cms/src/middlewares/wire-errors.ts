import type { Context, Next } from 'koa';
import { ApiError, errorCodes, statusOfCode, type ErrorBody, type ErrorCode } from '@apoti/contract';
import { isAnalyticsFailure } from '../analytics/analytics-failure';
import { whileAsked } from '../changes/still-asked';
import { isRecord } from '../store/from-strapi';
import { storageFailure } from '../store/storage-failure';

/** Gives every failed call of the wire the contract's error form, whoever refused it. Other addresses are left alone. */
export default () =>
  async (ctx: Context, next: Next): Promise<void> => {
    if (!ctx.path.startsWith('/api/wire/')) {
      await next();
      return;
    }
    try {
      await whileAsked(ctx.res, next);
      if (ctx.status >= 400) answer(ctx, ctx.status, fromStrapiBody(ctx));
    } catch (error) {
      const known = error instanceof ApiError ? error : (storageFailure(error) ?? toApiError(error));
      // For the one line of the request. A store that is away says so itself, once; it is asked again each minute.
      const isTold = known.status >= 500 || isNoData(error);
      if (isTold && !isAnalyticsFailure(error)) ctx.state['failure'] = error;
      answer(ctx, known.status, known.toBody());
    }
  };

/** The status is set after the body: Koa makes a body's default status 200. */
function answer(ctx: Context, status: number, body: ErrorBody): void {
  ctx.body = body;
  ctx.status = status;
}

const CODE_OF_NAME: Record<string, ErrorCode> = {
  ValidationError: 'invalid',
  YupValidationError: 'invalid',
  ApplicationError: 'invalid',
  InvalidDateFormat: 'invalid',
  InvalidDatetimeFormat: 'invalid',
  InvalidTimeFormat: 'invalid',
  NotFoundError: 'not_found',
  ForbiddenError: 'forbidden',
  PayloadTooLargeError: 'too_large',
};

/**
 * What PostgreSQL says of data that no column can hold: a number or a day out of range, no day at all, a sign that no text can have, a
 * text that is no value of its type. The others of class 22 are faults of ours.
 */
const NO_DATA = ['22003', '22007', '22008', '22021', '22P02', '22P05'];

const isNoData = (error: unknown) =>
  isRecord(error) && typeof error['code'] === 'string' && NO_DATA.includes(error['code']);

/** Strapi's own refusals are known by name or carry a status; anything else is a fault of ours, whose text is for the log only. */
function toApiError(error: unknown): ApiError {
  const code = error instanceof Error ? CODE_OF_NAME[error.name] : undefined;
  if (code && error instanceof Error) return new ApiError(code, error.message);
  if (isNoData(error)) return new ApiError('bad_request', 'The database can hold no such value');
  const status = isRecord(error) && typeof error['status'] === 'number' ? error['status'] : 500;
  const isClients = status >= 400 && status < 500 && error instanceof Error;
  return isClients ? new ApiError(codeOf(status), error.message) : new ApiError('internal', 'Something went wrong');
}

function fromStrapiBody(ctx: Context): ErrorBody {
  const body: unknown = ctx.body;
  const inner = isRecord(body) && isRecord(body['error']) ? body['error'] : {};
  const message = typeof inner['message'] === 'string' ? inner['message'] : 'There is no such call';
  const code = codeOf(ctx.status);
  return { success: false, error: message, code };
}

function codeOf(status: number): ErrorCode {
  return errorCodes.find((code) => statusOfCode[code] === status) ?? (status < 500 ? 'bad_request' : 'internal');
}
