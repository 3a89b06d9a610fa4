import { vi } from 'vitest';

/**
 * The time that a test waits, in milliseconds. Vitest waits one second by default, but a machine that builds and tests
 * at the same time may need many seconds.
 */
const PATIENCE_MS = 60_000;

// If a file shares its modules with the file before, this is already done.
if (!vi.waitFor.name.startsWith('patient')) {
	const { waitFor } = vi;
	vi.waitFor = function patientWaitFor(callback, options) {
		const own = typeof options === 'number' ? { timeout: options } : options;
		return waitFor(callback, { timeout: PATIENCE_MS, ...own });
	};
}
