import { createOpenBrackets, cssOf, splitAt, type Token, tokensOf, tokenTypes } from './tokens';

/** At-rules whose blocks hold rules with selectors; all other blocks stay unchanged. */
const HOLDS_RULES = /^@(?:media|supports|container|layer|starting-style)\b/i;
/** The part of a selector that means the whole page. */
const PAGE = /^(?:html|body|:root|:where\(:root\))(?![\w-])/i;
/** The rule about transitions from page to page. Only the other page itself may decide about them. */
const OF_NAVIGATION = /^@view-transition\b/i;
/** Pseudo-elements of the document; no single element has them. */
const OF_DOCUMENT = /^(?:html|:root)?::view-transition/i;

/**
 * Keeps a page's sheet inside one element of another page: `html`, `body` and `:root` mean that element, all other
 * selectors match only inside of it. The specificity of selectors stays the same, except for `html` and `body`, whose
 * specificity becomes zero.
 *
 * @param css a complete sheet of this project; a rule without an end is left out
 * @param scope a selector for the element, `.outrigger-page`
 */
export function scopeSheet(css: string, scope: string): string {
	const here = `:where(${scope})`;
	let scoped = '';
	let prelude: Token[] = [];
	let block: Token[] = [];
	const brackets = createOpenBrackets();
	for (const token of tokensOf(css)) {
		const isOpening = brackets.depth === 0 && token.type === tokenTypes.LeftCurlyBracket;
		brackets.pass(token);
		if (isOpening || block.length > 0) {
			block.push(token);
			if (brackets.depth > 0) continue;
			scoped += scopedRule(prelude, block, here, scope);
			prelude = [];
			block = [];
			continue;
		}
		prelude.push(token);
		if (brackets.depth === 0 && token.type === tokenTypes.Semicolon) {
			scoped += cssOf(prelude);
			prelude = [];
		}
	}
	return scoped;
}

function scopedRule(
	prelude: readonly Token[],
	block: readonly Token[],
	here: string,
	scope: string,
): string {
	const text = cssOf(prelude);
	if (HOLDS_RULES.test(text)) return `${text}{${scopeSheet(cssOf(block).slice(1, -1), scope)}}`;
	if (OF_NAVIGATION.test(text)) return '';
	if (text.startsWith('@')) return text + cssOf(block);
	const selectors = splitAt(prelude, tokenTypes.Comma).map((one) =>
		scopedSelector(cssOf(one), here),
	);
	return selectors.join() + cssOf(block);
}

function scopedSelector(selector: string, here: string): string {
	if (OF_DOCUMENT.test(selector)) return selector;
	if (!PAGE.test(selector)) return `${here} ${selector}`;
	let rest = selector.replace(PAGE, '');
	// `html body` and `:root > body` are one element here.
	const further = /^\s*>?\s*(?=(?:html|body)(?![\w-]))/i;
	while (further.test(rest)) rest = rest.replace(further, '').replace(PAGE, '');
	return here + rest;
}
