// Loaded into a process of a test (node --import): a signal makes it do what a mistake of ours would.
import process from 'node:process';

process.on('SIGWINCH', () => {
  void Promise.reject(new Error('nobody handles this'));
});
