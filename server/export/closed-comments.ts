import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { Backend } from '../site/backend/backend';

/** Closes comments in the answers of a WordPress, because an exported site has no host that takes comments. */
export interface ClosedComments {
	around(backend: Backend): Backend;
	/** Returns true if any comments were open. */
	hasClosed(): boolean;
}

/** Closes the comments of pages: a page shows its comments and a sentence that they are closed. */
export function closedComments(): ClosedComments {
	let hasClosed = false;
	/** Copies the objects that it changes and keeps every other object as it is, because answers are shared. */
	function close(value: unknown): unknown {
		if (Array.isArray(value)) {
			const next = value.map(close);
			return next.some((one, index) => one !== value[index]) ? next : value;
		}
		if (!isPlainObject(value)) return value;
		const entries = Object.entries(value);
		const next = entries.map(([name, old]) => [name, changed(name, old)] as const);
		return next.some(([, one], index) => one !== entries[index]?.[1])
			? Object.fromEntries(next)
			: value;
	}
	function changed(name: string, value: unknown): unknown {
		if (name !== 'commentStatus' || value !== 'open') return close(value);
		hasClosed = true;
		return 'closed';
	}
	return {
		hasClosed: () => hasClosed,
		around: (backend) => ({
			...backend,
			execute: async (operation) => close(await backend.execute(operation)) as never,
		}),
	};
}
