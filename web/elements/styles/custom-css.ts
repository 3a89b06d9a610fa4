/** At-rules that an editor's own CSS may use. */
const AT_RULES = /^@(media|supports|container|keyframes|-webkit-keyframes|layer)\b/i;

/** What a rule must not hold outside its texts: it loads, runs, escapes or comments. */
const FORBIDDEN =
	/[\\]|\/\*|javascript:|expression\s*\(|behavior\s*:|-moz-binding|@import|@charset|@namespace/i;

/** A picture of the site or of another host, or one that is written out; nothing in it needs quotes. */
const SAFE_URL =
	/url\(\s*(["']?)(?:https?:\/\/|\/(?!\/)|\.\.?\/|data:image\/)[\w./%?&=+:,@~-]*\1\s*\)/gi;

/** Longest custom CSS of one element, in characters. */
const MAX_LENGTH = 50_000;

/**
 * An editor's own CSS made safe: the word `selector` becomes the element's selector, comments go, and every
 * rule that loads something, runs something or does not close is left out.
 *
 * @param scope what `selector` stands for; a bare text without it is kept as written.
 */
export function safeCustomCss(css: unknown, scope: string): string {
	if (typeof css !== 'string' || css.length > MAX_LENGTH) return '';
	const text = css.replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\s+/g, ' ');
	return rulesOf(text)
		.map((rule) => rule.trim())
		.filter(isSafeRule)
		.map((rule) => rule.replace(/(?<![\w.#-])selector(?![\w-]|\s*\()/g, scope))
		.join('');
}

const CLOSES: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/** Top-level rules, each with its block. From the first thing that does not close as it opened, all is dropped. */
function rulesOf(css: string): string[] {
	const rules: string[] = [];
	const open: string[] = [];
	let start = 0;
	for (let index = 0; index < css.length; index++) {
		const character = css[index] ?? '';
		if (character === '"' || character === "'") {
			const end = textEnd(css, index);
			if (end < 0) break;
			index = end;
		} else if (Object.hasOwn(CLOSES, character)) {
			open.push(CLOSES[character] ?? '');
		} else if (Object.values(CLOSES).includes(character)) {
			if (open.pop() !== character) break;
			if (character === '}' && open.length === 0) {
				rules.push(css.slice(start, index + 1));
				start = index + 1;
			}
		} else if (character === ';' && open.length === 0) {
			start = index + 1;
		}
	}
	return rules;
}

/** Where the text that starts here ends: at the next quote of its kind that is not escaped. */
function textEnd(css: string, start: number): number {
	let end = start + 1;
	while (end < css.length && css[end] !== css[start]) end += css[end] === '\\' ? 2 : 1;
	return end < css.length ? end : -1;
}

/** A whole text, with no escapes but characters by their number (`"\\201C"`). */
const STRING = /(["'])(?:(?!\1)[^\\]|\\[\da-f])*\1/gi;

function isSafeRule(rule: string): boolean {
	if (rule.includes('<') || rule.startsWith('{')) return false;
	if (FORBIDDEN.test(rule.replace(STRING, '""'))) return false;
	if (rule.startsWith('@') && !AT_RULES.test(rule)) return false;
	return !/url\(|image\(|image-set\(/i.test(rule.replace(SAFE_URL, ''));
}
