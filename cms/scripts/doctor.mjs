// The doctor where there is nothing but the CMS: docker compose exec cms-1 node scripts/doctor.mjs [--json]. It looks at the database,
// the content, files, mails, the last backup and the data folder, and changes nothing; of the rest `npm run doctor` knows.
import { askCms } from './doctor/ask-cms.mjs';
import { exitCodeOf, toldOf } from './doctor/finding.mjs';
import { judgeStorage, readStorage } from './doctor/storage.mjs';

async function main() {
  const ofCms = await askCms(process.env);
  const storage = judgeStorage(readStorage(process.env['DATA_DIR'] ?? '../.data'));
  const looked = { findings: [...storage, ...ofCms.findings], unlooked: ofCms.unlooked };
  const told = process.argv.includes('--json') ? JSON.stringify(looked, null, 2) : toldOf(looked);
  process.stdout.write(`${told}\n`);
  process.exitCode = exitCodeOf(looked);
}

main().catch((error) => {
  console.error(error);
  process.exitCode = 2;
});
