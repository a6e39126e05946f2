// Loaded into every supervised part (node --import): when the start script vanishes, even by kill -9, its channel
// closes, and the part ends itself instead of living on unseen.
import process from 'node:process';

const graceMs = 8000;

if (process.env['SUPERVISED'] === '1' && process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref();
  });
  // Listening alone must not keep a part alive that has nothing else to do.
  process.channel.unref();
}
