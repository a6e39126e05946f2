import { jsonLines } from '../src/logging/json-lines';

const levels: Record<string, string> = { fatal: 'error', trace: 'silly', silent: 'error' };

export default () => {
  const wanted = process.env['LOG_LEVEL'] ?? 'info';
  return { level: levels[wanted] ?? wanted, silent: wanted === 'silent', format: jsonLines(process.env) };
};
