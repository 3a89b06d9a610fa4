import { LRUCache } from 'lru-cache';

/** What nobody asked for in this long is asked for anew before it is given. */
export const STALE_MS = 10 * 60 * 1000;

/** Answers that many pages share. */
export interface KeptAnswers<Answer> {
	/** What is kept, or what `ask` gives. An old one is given while a new one is on its way. */
	get(key: string, ask: () => Promise<Answer>): Promise<Answer>;
	clear(): void;
}

interface Entry<Answer> {
	answer: Promise<Answer> | Answer;
	askedAt: number;
}

/**
 * Keeps answers, and asks again in the background: no visitor waits for what the one before was given. What failed is not
 * kept, and does not replace what is there.
 *
 * @param freshMs milliseconds in which nothing is asked again
 * @param isGood whether an answer is worth keeping; all are if absent
 * @param now milliseconds, of any beginning
 */
export function createKeptAnswers<Answer>({
	freshMs,
	max,
	isGood = () => true,
	now = () => performance.now(),
}: {
	freshMs: number;
	max: number;
	isGood?: (answer: Answer) => boolean;
	now?: () => number;
}): KeptAnswers<Answer> {
	// What has come is kept without its promise: Node lets a promise keep the rendering in which it was made.
	const kept = new LRUCache<string, Entry<Answer>>({ max });

	function askFirst(key: string, ask: () => Promise<Answer>): Promise<Answer> {
		const asked = ask();
		const entry: Entry<Answer> = { answer: asked, askedAt: now() };
		kept.set(key, entry);
		const drop = () => {
			if (kept.peek(key) === entry) kept.delete(key);
		};
		asked.then((answer) => {
			entry.answer = answer;
			if (!isGood(answer)) drop();
		}, drop);
		return asked;
	}

	return {
		get(key, ask) {
			const known = kept.get(key);
			if (!known || now() - known.askedAt >= STALE_MS) return askFirst(key, ask);
			if (now() - known.askedAt >= freshMs) {
				known.askedAt = now();
				ask().then(
					(answer) => {
						if (isGood(answer)) known.answer = answer;
					},
					() => undefined,
				);
			}
			return Promise.resolve(known.answer);
		},
		clear: () => kept.clear(),
	};
}
