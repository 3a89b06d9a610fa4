import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives all temporary files of a run one folder, and removes the folder after the run.
 * Vitest and Playwright call it before they start their workers, which inherit `TMPDIR`.
 */
export default function keepTogether(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-tests-'));
	// PostgreSQL does not run as root, so another user has to find its folder inside.
	chmodSync(folder, 0o755);
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
