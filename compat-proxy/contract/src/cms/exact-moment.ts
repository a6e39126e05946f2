import { z } from 'zod';

/**
 * A stored moment in a cursor, as exact as the database has it: µs since 1970. The unit stands before the digits, since older
 * versions told ms without one: read as µs that is 1970, behind which a list ends with rows missing.
 */
export const exactMomentSchema = z.string().regex(/^u\d{1,16}$/);
