import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives all temporary files of a run one folder, and removes the folder after the run.
 * Vitest and Playwright call it before they start their workers, which inherit `TMPDIR`.
 */
export default function keepTogether(): () => void {
	const folder = mkdtempSync(join(tmpdir(), 'outrigger-tests-'));
	process.env.TMPDIR = folder;
	return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
