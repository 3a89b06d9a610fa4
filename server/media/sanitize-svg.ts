import { tokensOf, tokenTypes } from '@outrigger/rules/css/tokens';
import { escapeMarkup, escapeText } from '@outrigger/rules/text/escape-markup';
import { SaxesParser } from 'saxes';

/** Elements that draw, describe or animate; all other elements are removed with their content. */
const drawing = new Set(
	`svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc metadata
	image clipPath mask pattern marker linearGradient radialGradient stop filter style view switch
	animate animateTransform animateMotion mpath set a
	feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
	feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge
	feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(
		/\s+/,
	),
);

/** Removes control characters and spaces, which can hide a scheme from a plain comparison. */
function compact(value: string): string {
	// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern removes them
	return value.replace(/[\u0000-\u0020]/g, '').toLowerCase();
}

function isSafeAttribute(name: string, value: string): boolean {
	const local = name.toLowerCase().replace(/^.*:/, '');
	if (local.startsWith('on') || local === 'base') return false;
	const written = compact(value);
	if (/(?:javascript|vbscript):/.test(written)) return false;
	if (local === 'attributename') return !/^(?:xlink:)?href$|^on/.test(written);
	if (local !== 'href' && local !== 'src') return true;
	return written.startsWith('#') || /^data:image\/(?:png|jpeg|gif|webp);/.test(written);
}

function attributesOf(attributes: Record<string, string>): string {
	return Object.entries(attributes)
		.filter(([name, value]) => isSafeAttribute(name, value))
		.map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
		.join('');
}

/** At-rules of a sheet that load nothing. */
const AT_RULE = /^@(?:media|supports|keyframes|-webkit-keyframes|layer)$/i;

/** A sheet without at-rules that could load something, in any spelling of their names. */
function withoutImports(css: string): string {
	return tokensOf(css)
		.map(({ type, text }) => (type === tokenTypes.AtKeyword && !AT_RULE.test(text) ? ' ' : text))
		.join('');
}

/**
 * Copies an SVG with its drawing elements only: without scripts, foreign markup, event handlers, links or files outside
 * of it, and document type (so without its own entities). Style sheets stay, without imports.
 * @returns the clean document; `null` when the input is no well-formed SVG
 */
export function sanitizeSvg(source: string): string | null {
	const parser = new SaxesParser();
	const output: string[] = [];
	let refusedDepth = 0;
	let isBroken = false;
	let root = '';

	parser.on('error', () => {
		isBroken = true;
	});
	// A text may come in several pieces, with comments and CDATA between them. The pieces of a sheet are joined before
	// they are checked.
	let texts = '';
	let isSheet = false;
	const flush = () => {
		output.push(escapeText(isSheet ? withoutImports(texts) : texts));
		texts = '';
	};
	parser.on('opentag', ({ name, attributes }) => {
		flush();
		isSheet = name === 'style' && refusedDepth === 0;
		if (root === '') root = name;
		if (refusedDepth > 0 || !drawing.has(name)) refusedDepth += 1;
		else output.push(`<${name}${attributesOf(attributes)}>`);
	});
	parser.on('closetag', ({ name }) => {
		flush();
		isSheet = false;
		if (refusedDepth > 0) refusedDepth -= 1;
		else output.push(`</${name}>`);
	});
	const write = (text: string) => {
		if (refusedDepth === 0 && root !== '') texts += text;
	};
	parser.on('text', write);
	parser.on('cdata', write);

	parser.write(source.replace(/^\ufeff/, '')).close();
	return isBroken || root !== 'svg' ? null : output.join('');
}
