import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable that names the folder of a run. */
const FOLDER = 'OUTRIGGER_TEST_FILES';

/**
 * Gives all temporary files of a run one folder, and removes the folder after the run.
 * Vitest and Playwright call it before they start their workers, which inherit `TMPDIR`; Vitest calls it for each
 * project. The sockets of PostgreSQL need a short path, so that there is one folder only.
 */
export default function keepTogether(): () => void {
	if (process.env[FOLDER]) return () => {};
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-tests-'));
	// PostgreSQL does not run as root, so another user has to find its folder inside.
	chmodSync(folder, 0o755);
	process.env[FOLDER] = folder;
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
