import { decodeEntities } from '../entities';

/** `[name a="1" b]inside[/name]` in a text. */
export interface Shortcode {
	/** Place of its `[`, and behind its last `]`. */
	start: number;
	end: number;
	name: string;
	/** Attributes by their names; those without a name by their place, from `0`. */
	attributes: ReadonlyMap<string, string>;
	/** The text between opening and closing; empty for a shortcode that is not closed. */
	inside: string;
}

const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|(\S+)/g;
/** The most characters in brackets that are read as attributes. */
const LONGEST_HEAD = 2_000;

/**
 * The shortcodes of a text that have one of the names, outermost only. A shortcode in double brackets, `[[gallery]]`,
 * is text.
 * @param enclosing the names among them that have an inside
 */
export function* findShortcodes(
	text: string,
	names: ReadonlySet<string>,
	enclosing: ReadonlySet<string>,
): Generator<Shortcode> {
	const opening = /\[([a-z][\w-]*)(?=[\s\]/])/g;
	const unclosed = new Set<string>();
	for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
		const [, name = ''] = match;
		const isEscaped = text[match.index - 1] === '[';
		if (!names.has(name) || isEscaped) continue;
		const head = text.indexOf(']', opening.lastIndex);
		if (head < 0) return;
		if (head - opening.lastIndex > LONGEST_HEAD) continue;
		const closing = `[/${name}]`;
		const mayClose = enclosing.has(name) && text[head - 1] !== '/' && !unclosed.has(name);
		const close = mayClose ? text.indexOf(closing, head) : -1;
		if (mayClose && close < 0) unclosed.add(name);
		const end = close < 0 ? head + 1 : close + closing.length;
		yield {
			start: match.index,
			end,
			name,
			attributes: attributesIn(text.slice(opening.lastIndex, head).replace(/\/$/, '')),
			inside: close < 0 ? '' : text.slice(head + 1, close),
		};
		opening.lastIndex = end;
	}
}

function attributesIn(head: string): Map<string, string> {
	const attributes = new Map<string, string>();
	let unnamed = 0;
	// Editors paste typographic quotes, which WordPress reads as straight ones.
	const straight = head.replace(/[\u201c\u201d\u2033]|&#82(?:20|21|43);/g, '"');
	for (const [, name, double, single, bare, quoted, word] of straight.matchAll(ATTRIBUTE)) {
		const value = decodeEntities(double ?? single ?? bare ?? quoted ?? word ?? '');
		attributes.set(name?.toLowerCase() ?? `${unnamed++}`, value);
	}
	return attributes;
}
