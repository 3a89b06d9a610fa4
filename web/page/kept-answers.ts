import { LRUCache } from 'lru-cache';

/**
 * The age at which an answer is stale if nobody requested it meanwhile: the next request then waits for a new answer.
 */
export const STALE_MS = 10 * 60 * 1000;

/** Answers that many pages share. */
export interface KeptAnswers<Answer> {
	/** Returns the kept answer, or the answer of `ask`. Returns an old answer while a new answer is being requested. */
	get(key: string, ask: () => Promise<Answer>): Promise<Answer>;
	clear(): void;
}

interface Entry<Answer> {
	answer: Promise<Answer> | Answer;
	askedAt: number;
}

/**
 * Keeps answers and renews them in the background: no visitor waits for an answer that an earlier visitor already
 * received. A failed answer is not kept, and does not replace the kept answer.
 *
 * @param freshMs the age in milliseconds up to which an answer is not renewed
 * @param isGood returns true if an answer is worth keeping; if absent, every answer is
 * @param now returns the time in milliseconds since any fixed moment
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
	// The cache keeps answers without their promises: in Node a promise keeps the rendering that made it in memory.
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
