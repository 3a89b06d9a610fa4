import { createSay } from '@outrigger/rules/texts/say';
import type { Say, TextKey, TextValues } from '@outrigger/rules/texts/text';

let known: { written: string; say: Say } | undefined;

/** Our texts in the language of the page: those of its handlers, which the page contains. */
export function pageWords(): Say {
	const written = document.body.dataset.texts ?? '{}';
	if (known?.written !== written) {
		known = { written, say: createSay(JSON.parse(written), document.documentElement.lang) };
	}
	return known.say;
}

/** A text of the page's words; empty where the page did not bring it along. */
export function say<Key extends TextKey>(
	key: Key,
	...values: TextValues<Key, string | number>
): string {
	return pageWords()(key, ...values);
}
