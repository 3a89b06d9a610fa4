/** The most pixels that are decoded at the same time. */
const MOST_AT_A_TIME = 32_000_000;
/**
 * A picture with more pixels than this is decoded while no other picture is decoded: WordPress scales uploads down to
 * at most 6.5 million.
 */
const LARGE = 8_000_000;

/** Lets tasks begin in order of arrival, as many at a time as their pixels allow. */
export interface PixelQueue {
	run<Result>(pixels: number, task: () => Promise<Result>): Promise<Result>;
}

/** @param limit the most tasks that may run at a time, even if all are small; at least 1 */
export function createPixelQueue(limit: number): PixelQueue {
	const waiting: { weight: number; go: () => void }[] = [];
	let active = 0;
	let weightOfActive = 0;

	function admit(): void {
		for (let next = waiting[0]; next; next = waiting[0]) {
			const fits = active === 0 || weightOfActive + next.weight <= MOST_AT_A_TIME;
			if (!fits || active >= Math.max(1, limit)) return;
			waiting.shift();
			active += 1;
			weightOfActive += next.weight;
			next.go();
		}
	}

	return {
		async run(pixels, task) {
			const weight = pixels > LARGE ? MOST_AT_A_TIME : pixels;
			await new Promise<void>((go) => {
				waiting.push({ weight, go });
				admit();
			});
			try {
				return await task();
			} finally {
				active -= 1;
				weightOfActive -= weight;
				admit();
			}
		},
	};
}
