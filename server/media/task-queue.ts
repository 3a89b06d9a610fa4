/** Runs tasks; two tasks with the same key never run at the same time. */
export interface TaskQueue {
	/** All callers who ask for a key while its task waits or runs get the same promise. */
	run<T>(key: string, task: () => Promise<T>): Promise<T>;
}

/**
 * A queue in order of arrival.
 * @param limit the number of tasks that may run at a time, at least 1; unlimited if absent
 */
export function createTaskQueue(limit = Number.POSITIVE_INFINITY): TaskQueue {
	const running = new Map<string, Promise<unknown>>();
	const waiting: (() => void)[] = [];
	let active = 0;

	async function admit<T>(task: () => Promise<T>): Promise<T> {
		if (active >= Math.max(1, limit)) await new Promise<void>((go) => waiting.push(go));
		else active += 1;
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next === undefined) active -= 1;
			else next();
		}
	}

	return {
		run<T>(key: string, task: () => Promise<T>): Promise<T> {
			const same = running.get(key);
			if (same !== undefined) return same as Promise<T>;
			const started = admit(task).finally(() => running.delete(key));
			running.set(key, started);
			return started;
		},
	};
}
