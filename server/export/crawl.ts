/** Receives the progress of a crawl. */
export type OnProgress = (done: number, known: number) => void;

/**
 * Visits addresses and the addresses that they name, each once.
 *
 * @param first the addresses at which it begins
 * @param visit gives the addresses that an address names; a rejection ends the crawl
 * @param concurrency visits at the same time, a whole number from 1
 * @param onProgress called after each visit
 */
export async function crawl(
	first: Iterable<string>,
	visit: (address: string) => Promise<Iterable<string>>,
	{ concurrency, onProgress }: { concurrency: number; onProgress: OnProgress },
): Promise<void> {
	const known = new Set(first);
	const waiting = [...known];
	let done = 0;
	let hasFailed = false;
	let wake: (() => void)[] = [];
	let busy = 0;

	async function work(): Promise<void> {
		while (!hasFailed) {
			const address = waiting.pop();
			if (address === undefined) {
				if (busy === 0) return;
				await new Promise<void>((resolve) => wake.push(resolve));
				continue;
			}
			busy += 1;
			try {
				for (const found of await visit(address)) {
					if (known.has(found)) continue;
					known.add(found);
					waiting.push(found);
				}
			} catch (error) {
				hasFailed = true;
				throw error;
			} finally {
				busy -= 1;
				done += 1;
				for (const resolve of wake) resolve();
				wake = [];
			}
			onProgress(done, known.size);
		}
	}

	await Promise.all(Array.from({ length: concurrency }, work));
}
