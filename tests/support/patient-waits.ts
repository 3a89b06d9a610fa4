import { vi } from 'vitest';

/** Vitest gives up after a second by default: a machine that builds and tests at once may need many. */
const PATIENCE_MS = 60_000;

// A file that shares its modules with the next one has this already.
if (!vi.waitFor.name.startsWith('patient')) {
	const { waitFor } = vi;
	vi.waitFor = function patientWaitFor(callback, options) {
		const own = typeof options === 'number' ? { timeout: options } : options;
		return waitFor(callback, { timeout: PATIENCE_MS, ...own });
	};
}
