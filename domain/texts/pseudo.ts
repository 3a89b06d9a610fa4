import type { Text } from './text';

/** The tag of the test language: English with marks, and longer, so that a text without translation is visible. */
export const PSEUDO_LANGUAGE = 'qps-ploc';

const PLAIN = 'aceinosuyACEINOSUY';
const MARKED = 'åçéîñöšûýÅÇÉÎÑÖŠÛÝ';
/** Texts become longer by one character for each three, because German takes about a third more room than English. */
const LONGER = 3;

/** Converts an English text to the test language: `Close` → `[Çlöšé··]`. Values and addresses stay unchanged. */
export function pseudoText(text: Text): Text {
	if (typeof text === 'string') return pseudo(text);
	return Object.fromEntries(
		Object.entries(text).map(([form, words]) => [form, pseudo(words)]),
	) as Text;
}

function pseudo(words: string): string {
	const marked = words.replace(/\{\w+\}|\S+@\S+|https?:\S+|[a-zA-Z]/g, (part) => {
		const place = part.length === 1 ? PLAIN.indexOf(part) : -1;
		return place < 0 ? part : (MARKED[place] ?? part);
	});
	return `[${marked}${'·'.repeat(Math.ceil(words.length / LONGER))}]`;
}
