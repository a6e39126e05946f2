import type { Metric, MetricType, Sample } from './metric';

/** Every figure: what it is and what it says (docs/operations.md tells what to do about it). */
export const catalogue = {
  apoti_memory_answers_total: [
    'counter',
    'Visits that were answered from memory (200 or 304), which nothing else counts',
  ],
  apoti_requests_total: ['counter', 'Requests that were not answered from memory, by class and status'],
  apoti_request_seconds: ['histogram', 'How long those took, by class'],
  apoti_page_renders_total: ['counter', 'Pages that were rendered'],
  apoti_content_age_seconds: ['gauge', 'How long ago what is served of a kind was last known to be what the CMS has'],
  apoti_content_source: ['gauge', 'Where what is served of a kind comes from: 1 for cms, snapshot or defaults'],
  apoti_cms_up: ['gauge', 'Whether the CMS answers'],
  apoti_cms_pulse_age_seconds: ['gauge', 'How long ago the CMS last answered the look at its counters'],
  apoti_cms_circuit_open: ['gauge', 'Whether calls of a lane rest after repeated failures'],
  apoti_cms_calls_total: ['counter', 'Calls of the CMS, by lane and outcome'],
  apoti_sessions: ['gauge', 'Sessions on disk'],
  apoti_visits_waiting_files: ['gauge', 'Files of measured visits that wait for the CMS'],
  apoti_visits_oldest_seconds: ['gauge', 'How long the oldest of them has waited'],
  apoti_visits_lost_total: ['counter', 'Files of measured visits that were dropped for want of room since the start'],
  apoti_visits_aside: ['gauge', 'Files of measured visits that were put aside, refused by the CMS or broken'],
  apoti_database_seconds: ['gauge', 'How long the database takes to answer a question that costs nothing'],
  apoti_mails_waiting: ['gauge', 'Mails still to be sent'],
  apoti_mails_oldest_seconds: ['gauge', 'How long the oldest of them has waited'],
  apoti_mails_unaddressed: ['gauge', 'Mails that have nobody to go to'],
  apoti_mails_failed: ['gauge', 'Mails that were given up'],
  apoti_job_failing: ['gauge', 'Whether a scheduled job could not be done the last time'],
  apoti_job_late: ['gauge', 'Whether a nightly job is overdue'],
  apoti_last_backup_seconds: ['gauge', 'When the last backup was made, in seconds since 1970'],
  apoti_started_seconds: ['gauge', 'When a part was started, in seconds since 1970'],
  apoti_resident_memory_bytes: ['gauge', 'Memory of a part'],
  apoti_cpu_seconds_total: ['counter', 'Processor time of a part'],
  apoti_event_loop_lag_seconds: ['gauge', 'How late a part comes to what is due, 99th percentile since the last look'],
  apoti_disk_free_bytes: ['gauge', 'Room where a part keeps its data'],
} as const satisfies Record<string, readonly [MetricType, string]>;
export type MetricName = keyof typeof catalogue;

/** A figure of the catalogue with its values. */
export function metric(name: MetricName, samples: Sample[]): Metric {
  const [type, help] = catalogue[name];
  return { name, type, help, samples };
}

/** A figure that is one number. */
export function single(name: MetricName, value: number): Metric {
  return metric(name, [{ value }]);
}
