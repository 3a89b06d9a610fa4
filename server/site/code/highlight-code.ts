import { createContext, Script } from 'node:vm';
import type { HighlightCode } from '@outrigger/rules/text/code-block';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';
import components from 'prismjs/components.js';

/** The longest code that gets colours, in characters: some 3,000 lines. */
export const MOST_CHARACTERS = 100_000;
/** The time in ms for all codes of a page. The host answers no other visitor meanwhile. */
const MOST_MS = 300;

/** The names and the other names of Prism's languages (`markup` has the other name `html`). */
const LANGUAGES: ReadonlySet<string> = new Set(
	Object.entries(components.languages)
		.filter(([name]) => name !== 'meta')
		.flatMap(([name, { alias = [] }]) => [name, ...[alias].flat()]),
);

/** A tag, or the end of one in a text, which Prism does not encode. */
const TAG_OR_END = /(<(?:"[^"]*"|[^"<>])*>)|>/g;

const shared: { run: () => string } = { run: () => '' };
const context = createContext(shared);
const runShared = new Script('run()');

/**
 * Makes the function that highlights the codes of one page. A code stays plain if its language is unknown, if it is too
 * long, or if the page has used its time: some patterns of Prism need seconds for an unusual text.
 */
export function createHighlighter(mostMs = MOST_MS): HighlightCode {
	let leftMs = mostMs;
	return (code, language) => {
		const grammar = code.length > MOST_CHARACTERS || leftMs < 1 ? null : grammarOf(language);
		if (!grammar) return escapeMarkup(code);
		const start = performance.now();
		shared.run = () => Prism.highlight(code, grammar, language);
		try {
			const markup: string = runShared.runInContext(context, { timeout: Math.ceil(leftMs) });
			return markup.replace(TAG_OR_END, (found, tag) => (tag === undefined ? '&gt;' : found));
		} catch {
			return escapeMarkup(code);
		} finally {
			leftMs -= performance.now() - start;
		}
	};
}

function grammarOf(name: string): Prism.Grammar | null {
	if (!LANGUAGES.has(name)) return null;
	if (!Object.hasOwn(Prism.languages, name)) {
		loadLanguages.silent = true;
		loadLanguages([name]);
	}
	return Prism.languages[name] ?? null;
}
