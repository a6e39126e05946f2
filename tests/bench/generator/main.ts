import { burst } from './burst';
import { jobSchema } from './jobs';
import { load } from './load';

/** The load generator's process: one job at a time, told and answered over the channel to the bench. */
process.on('message', (message) => {
  const job = jobSchema.parse(message);
  const result = job.kind === 'load' ? load(job) : burst(job);
  result.then(
    (value) => process.send?.({ value }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.once('disconnect', () => process.exit());
