import { rulesOf } from './rules';
import { cssOf, type Token, tokenTypes } from './tokens';

/** Classes that block editors write into content; a theme's other rules style its own pages. */
const OF_CONTENT = /\.((?:wp-(?:block|container|element|duotone)|has-|is-style)[\w-]*)/g;
/**
 * Matches the theme's rules for the wrapper of the content and for the layout of columns. These rules are left out: on
 * a phone they put columns side by side, unless WordPress's own sheet overrides them. This project does not load that
 * sheet, and has its own column rules.
 */
const NOT_TAKEN = /\.wp-site-blocks|\.has-global-padding|\.is-layout-|\.wp-container-core-columns-/;
/**
 * The number in a style variation's class. WordPress counts up per block, and starts again for a text that it renders
 * separately.
 */
const NUMBER_OF_VARIATION = /(\.is-style-[\w-]*?)--\d+(?![\w-])/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
const CUSTOM_PROPERTY = /[;{]\s*(--[\w-]+)\s*:([^;{}]+)/g;
const ROOT = /^(?::root|:where\(:root\)|body)$/;

/**
 * The rules of theme sheets for blocks that a page uses, and the custom properties that these rules and the page's
 * style attributes use. Leaves out unsafe rules, and rules without a class of a used block.
 *
 * @param sheets each at most `MAX_CSS_LENGTH` long
 * @param html the markup of the page, with the classes and style attributes that it uses
 * @returns compact CSS; empty without used rules
 */
export function usedBlockRules(sheets: readonly string[], html: string): string {
	const classes = classesIn(html);
	const properties = new Map<string, string>();
	const kept = [...new Set(keptRules(sheets.flatMap(rulesOf), classes, properties))];
	const styles = [...html.matchAll(/\sstyle=(?:"([^"]*)"|'([^']*)')/g)].map(([text]) => text);
	const used = usedProperties([...kept, ...styles].join(''), properties);
	const root = [...used].map((name) => `${name}:${properties.get(name)}`).join(';');
	return (root && `:root{${root}}`) + kept.join('');
}

function classesIn(html: string): Set<string> {
	const lists = [...html.matchAll(/\sclass=(?:"([^"]*)"|'([^']*)')/g)];
	return new Set(lists.flatMap(([, double, single]) => (double ?? single ?? '').split(/\s+/)));
}

/** Returns the used rules, and adds the root's custom properties to `properties`. */
function keptRules(
	rules: readonly Token[][],
	classes: ReadonlySet<string>,
	properties: Map<string, string>,
): string[] {
	return rules.flatMap((tokens) => {
		const open = tokens.findIndex(({ type }) => type === tokenTypes.LeftCurlyBracket);
		const prelude = cssOf(tokens.slice(0, open)).replace(NUMBER_OF_VARIATION, '$1');
		const block = cssOf(tokens.slice(open));
		if (/^@(?:media|supports)\b/i.test(prelude)) {
			const inner = keptRules(rulesOf(block.slice(1, -1)), classes, new Map());
			return inner.length > 0 ? [`${prelude}{${inner.join('')}}`] : [];
		}
		if (ROOT.test(prelude)) {
			for (const [, name = '', value = ''] of block.matchAll(CUSTOM_PROPERTY)) {
				properties.set(name, value.trim());
			}
			return [];
		}
		const named = [...prelude.matchAll(OF_CONTENT)].map(([, name = '']) => name);
		const isUsed = named.some((name) => classes.has(name)) && !NOT_TAKEN.test(prelude);
		return isUsed ? [prelude + block] : [];
	});
}

/** Custom properties of the block editor that this project's block sheets use. */
const ALWAYS = ['--wp--style--block-gap', '--wp--style--global--content-size'];

/** The custom properties that a text uses, directly or through other custom properties. */
function usedProperties(text: string, properties: ReadonlyMap<string, string>): Set<string> {
	const used = new Set<string>();
	const take = (name: string) => {
		const value = properties.get(name);
		if (value === undefined || used.has(name)) return;
		used.add(name);
		for (const [, inner = ''] of value.matchAll(VARIABLE)) take(inner);
	};
	for (const name of ALWAYS) take(name);
	for (const [, name = ''] of text.matchAll(VARIABLE)) take(name);
	return used;
}
