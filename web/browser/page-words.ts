import { createSay } from '@outrigger/rules/texts/say';
import type { Say, TextKey, TextValues } from '@outrigger/rules/texts/text';

let known: { written: string; say: Say } | undefined;

/** The host's texts in the page's language. The page contains only the texts of its own handlers. */
export function pageWords(): Say {
	const written = document.body.dataset.texts ?? '{}';
	if (known?.written !== written) {
		known = { written, say: createSay(JSON.parse(written), document.documentElement.lang) };
	}
	return known.say;
}

/** One of the page's texts; empty if the page does not contain it. */
export function say<Key extends TextKey>(
	key: Key,
	...values: TextValues<Key, string | number>
): string {
	return pageWords()(key, ...values);
}
