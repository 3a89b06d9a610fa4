import { rulesOf } from './rules';
import { type Token, textOf, tokenTypes } from './tokens';

/** Classes that block editors write into content; a theme's other rules are about its own page. */
const OF_CONTENT = /\.((?:wp-(?:block|container|element|duotone)|has-|is-style)[\w-]*)/g;
/**
 * What is around the content on the theme's own pages, and how columns stand: those of WordPress lie side by side on a
 * phone unless its own sheet, which is not here, says otherwise with all weight. Ours does without.
 */
const NOT_TAKEN = /\.wp-site-blocks|\.has-global-padding|\.is-layout-|\.wp-container-core-columns-/;
/** WordPress numbers each block with a variation of its style, and begins anew where it renders a text alone. */
const NUMBER_OF_VARIATION = /(\.is-style-[\w-]*?)--\d+(?![\w-])/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
const CUSTOM_PROPERTY = /[;{]\s*(--[\w-]+)\s*:([^;{}]+)/g;
const ROOT = /^(?::root|:where\(:root\)|body)$/;

/**
 * Those rules of a theme's sheet that are about blocks which a page has, and the custom properties that they and the
 * page's style attributes name. What is unsafe is left out; so is all that names no class of a block.
 *
 * @param sheets each at most as long as what is read of one
 * @param html of the page: its classes and style attributes count
 * @returns CSS, compact; empty where nothing of it is used
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

/** Notes custom properties of the root on the way. */
function keptRules(
	rules: readonly Token[][],
	classes: ReadonlySet<string>,
	properties: Map<string, string>,
): string[] {
	return rules.flatMap((tokens) => {
		const open = tokens.findIndex(({ type }) => type === tokenTypes.LeftCurlyBracket);
		const prelude = textOf(tokens.slice(0, open)).replace(NUMBER_OF_VARIATION, '$1');
		const block = textOf(tokens.slice(open));
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

/** The block editor's own measures, which our sheets for blocks read. */
const ALWAYS = ['--wp--style--block-gap', '--wp--style--global--content-size'];

/** Names that a text uses, and those that their values use. */
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
