import { createHash } from 'node:crypto';

/** What editors style in their texts. Nothing that takes an element out of its place or lays it over others. */
const PROPERTIES = new RegExp(
	`^(?:${[
		'--[a-z0-9_-]+',
		'accent-color|align-(?:content|items|self)|aspect-ratio',
		'background(?:-(?:attachment|clip|color|image|origin|position|repeat|size))?',
		'border(?:-(?:block|inline|top|right|bottom|left|start|end))?(?:-(?:start|end|left|right))?(?:-(?:color|style|width|radius|collapse|spacing))?',
		'box-(?:shadow|sizing)|break-(?:after|before|inside)|caption-side|caret-color|clear|color|color-scheme',
		'column(?:s|-(?:count|fill|gap|span|width))|(?:row-)?gap|content-visibility|direction|display',
		'fill|filter|flex(?:-(?:basis|direction|flow|grow|shrink|wrap))?|float',
		'font(?:-(?:family|feature-settings|kerning|size|stretch|style|variant|weight))?',
		'grid(?:-[a-z-]+)?|(?:min-|max-)?(?:height|width|block-size|inline-size)|hyphens',
		'justify-(?:content|items|self)|letter-spacing|line-height|list-style(?:-type|-position)?',
		'(?:margin|padding)(?:-(?:block|inline|top|right|bottom|left))?(?:-(?:start|end))?',
		'object-(?:fit|position)|opacity|order|orphans|overflow(?:-(?:x|y|wrap))?|outline(?:-[a-z]+)?',
		'place-(?:content|items|self)|stroke(?:-width)?|tab-size|table-layout',
		'text-(?:align|decoration|indent|overflow|shadow|transform|wrap)(?:-[a-z]+)?',
		'transform(?:-origin)?|transition(?:-[a-z]+)?|vertical-align|visibility|white-space|widows',
		'word-(?:break|spacing)|writing-mode',
	].join('|')})$`,
);

const MAX_VALUE_LENGTH = 500;
const MAX_DECLARATIONS = 60;

/** What could end the rule, start another, hide a name behind an escape, or run something. */
const DANGEROUS = /[{}<>\\@]|\/\*|expression\s*\(|javascript:|-moz-binding|behavior\s*:/i;
/** Files of this site and small inlined pictures; the policy lets no others in. */
const SAFE_URL =
	/^\s*(?:"\/(?!\/)[^"]*"|'\/(?!\/)[^']*'|\/(?!\/)[^"')\s]*|["']?data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]*["']?)\s*$/;

/**
 * The declarations of a style attribute that may stand in the page's sheet; the others are left out.
 * @returns `color:red;margin:0`, empty where nothing is left
 */
export function safeDeclarations(style: string): string {
	return splitDeclarations(style)
		.slice(0, MAX_DECLARATIONS)
		.map((declaration) => {
			const colon = declaration.indexOf(':');
			const property = declaration.slice(0, colon).trim().toLowerCase();
			const value = declaration.slice(colon + 1).trim();
			return colon > 0 && PROPERTIES.test(property) && isSafeValue(value)
				? `${property}:${value}`
				: '';
		})
		.filter((declaration) => declaration !== '')
		.join(';');
}

/** Splits at the semicolons that stand outside of quotes and brackets. */
function splitDeclarations(style: string): string[] {
	return (
		style.match(/(?:[^;"'()]|"[^"]*"|'[^']*'|\((?:[^()"']|"[^"]*"|'[^']*'|\([^()]*\))*\))+/g) ?? []
	);
}

function isSafeValue(value: string): boolean {
	if (value === '' || value.length > MAX_VALUE_LENGTH || DANGEROUS.test(value)) return false;
	// biome-ignore lint/suspicious/noControlCharactersInRegex: line ends end a quoted text and let the rest out
	if (/[\u0000-\u001f\u007f]/.test(value)) return false;
	if (!isBalanced(value)) return false;
	return [...value.matchAll(/url\s*\(([^)]*)\)/gi)].every(([, url = '']) => SAFE_URL.test(url));
}

/** Whether quotes and brackets are closed: an open one swallows the rest of the sheet. */
function isBalanced(value: string): boolean {
	const outside = value.replace(/"[^"]*"|'[^']*'/g, '');
	if (/["']/.test(outside)) return false;
	let depth = 0;
	for (const character of outside) {
		if (character === '(') depth += 1;
		if (character === ')') depth -= 1;
		if (depth < 0) return false;
	}
	return depth === 0;
}

/** Gathers the rules that stood in style attributes. Equal styles share one class. */
export interface StyleHoist {
	/** Class that does what the style attribute did; `null` where nothing of it may stay. */
	classOf(style: string): string | null;
	/** The sheet. The class is repeated, because a style attribute outweighs the page's other rules. */
	css(): string;
}

/** Makes an empty hoist. */
export function createStyleHoist(): StyleHoist {
	const rules = new Map<string, string>();
	return {
		classOf(style) {
			const declarations = safeDeclarations(style);
			if (declarations === '') return null;
			const hash = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
			rules.set(`st-${hash}`, declarations);
			return `st-${hash}`;
		},
		css: () => [...rules].map(([name, rule]) => `.${name}.${name}.${name}{${rule}}`).join(''),
	};
}
