import { createHash } from 'node:crypto';
import { isPictureAddress, type MayLoad } from '@outrigger/rules/css/addresses';
import { declarationsOf } from '@outrigger/rules/css/declarations';

/**
 * The properties that editors style in their texts. Properties that take an element out of its place, or lay it over
 * others, are not among them.
 */
const PROPERTIES = new RegExp(
	`^(?:${[
		'--[\\w-]+',
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

const MAX_DECLARATIONS = 60;

const INLINE_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/=]*$/;

/**
 * Returns true for files of this site, for small inlined pictures, and for absolute addresses. The host later turns
 * WordPress's own addresses into paths, and those of other hosts into signed addresses of this host. The policy blocks
 * all other addresses.
 */
const isPicture: MayLoad = (address) =>
	(/^(?:\/(?![/\\])|https?:\/\/)/i.test(address) && isPictureAddress(address)) ||
	INLINE_PICTURE.test(address);

/**
 * The safe declarations of a style attribute, for the page's sheet.
 * @returns `color:red;margin:0`, empty if nothing is left
 */
export function safeDeclarations(style: string): string {
	return declarationsOf(style, isPicture)
		.slice(0, MAX_DECLARATIONS)
		.filter(({ property }) => PROPERTIES.test(property))
		.map(({ property, value }) => `${property}:${value}`)
		.join(';');
}

/** Gathers the rules from style attributes. Equal styles share one class. */
export interface StyleHoist {
	/** The class with the declarations of the style attribute; `null` if none of them is safe. */
	classOf(style: string): string | null;
	/**
	 * The sheet. Each selector repeats its class, so that it outweighs the page's other rules, as a style attribute
	 * does.
	 */
	css(): string;
}

/** Makes an empty hoist. */
export function createStyleHoist(): StyleHoist {
	const rules = new Map<string, string>();
	const names = new Map<string, string | null>();

	function add(style: string): string | null {
		const declarations = safeDeclarations(style);
		if (declarations === '') return null;
		const hash = createHash('sha256').update(declarations).digest('hex').slice(0, 8);
		rules.set(`st-${hash}`, declarations);
		return `st-${hash}`;
	}

	return {
		classOf(style) {
			const known = names.get(style);
			if (known !== undefined) return known;
			const name = add(style);
			names.set(style, name);
			return name;
		},
		css: () => [...rules].map(([name, rule]) => `.${name}.${name}.${name}{${rule}}`).join(''),
	};
}
