/** At-rules that an editor's own CSS may use. */
const AT_RULES = /^@(media|supports|container|keyframes|-webkit-keyframes|layer)\b/i;

/** What is taken out wherever it stands: it loads, runs, or ends the style element. */
const FORBIDDEN =
	/<|javascript:|expression\s*\(|behavior\s*:|-moz-binding|@import|@charset|@namespace|\\/i;

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
		.map((rule) => rule.replace(/\bselector\b(?![-:]*\s*\()/g, scope))
		.join('');
}

/** Top-level rules, each with its block; what never closes is dropped. */
function rulesOf(css: string): string[] {
	const rules: string[] = [];
	let depth = 0;
	let start = 0;
	let quote = '';
	for (let index = 0; index < css.length; index++) {
		const character = css[index] ?? '';
		if (quote) {
			if (character === quote) quote = '';
		} else if (character === '"' || character === "'") {
			quote = character;
		} else if (character === '{') {
			depth += 1;
		} else if (character === '}') {
			depth -= 1;
			if (depth < 0) return rules;
			if (depth === 0) {
				rules.push(css.slice(start, index + 1));
				start = index + 1;
			}
		} else if (character === ';' && depth === 0) {
			start = index + 1;
		}
	}
	return rules;
}

function isSafeRule(rule: string): boolean {
	if (FORBIDDEN.test(rule) || /^\{/.test(rule)) return false;
	if (rule.startsWith('@') && !AT_RULES.test(rule)) return false;
	return [...rule.matchAll(/url\(\s*(["']?)([^"')]*)\1\s*\)/gi)].every(([, , url = '']) =>
		/^(https?:\/\/|\/(?!\/)|[\w.-]+[\w./-]*$|data:image\/)/i.test(url),
	);
}
