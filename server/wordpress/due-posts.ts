import { localTime, zonedTime } from '@outrigger/rules/time/zoned-time';
import type { Store } from './store/store';

/** The longest time that a timer can wait. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Waits for the posts that are scheduled. */
export interface DuePosts {
	/** Waits for the next post of the content as it is now. */
	wait(): void;
	end(): void;
}

/**
 * @param options `now` in milliseconds since the epoch; `publish` shows the content with the posts that have become due
 */
export function createDuePosts(options: {
	store: () => Store;
	now: () => number;
	publish: () => void;
}): DuePosts {
	let timer: NodeJS.Timeout | undefined;
	const wait = () => {
		clearTimeout(timer);
		const nowGmt = localTime(options.now(), 'UTC');
		const next = options
			.store()
			.content.posts.filter(({ status, dateGmt }) => status === 'future' && dateGmt > nowGmt)
			.reduce<string | null>(
				(first, { dateGmt }) => (first === null || dateGmt < first ? dateGmt : first),
				null,
			);
		const due = next === null ? undefined : zonedTime(next, 'UTC');
		if (due === undefined) return;
		const far = due - options.now() > LONGEST_WAIT_MS;
		timer = setTimeout(far ? wait : options.publish, far ? LONGEST_WAIT_MS : due - options.now());
		timer.unref();
	};
	return { wait, end: () => clearTimeout(timer) };
}
