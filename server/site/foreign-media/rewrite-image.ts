import type { OwnForm, OwnPicture } from './own-form';
import { type Attributes, escapeAttribute, writeTag } from './tags';

/** One candidate of a `srcset`. */
interface Candidate {
	url: string;
	/** `1024w`, `2x`, or nothing. */
	size: string;
}

/** The class of the placeholder for a missing picture. */
export const MISSING_PICTURE = 'e-missing-picture';

/** The candidates of a `srcset`; its addresses may contain commas, but they never end with a comma. */
export function readSrcSet(text: string): Candidate[] {
	return [...text.matchAll(/\s*([^\s,]\S*[^\s,]|[^\s,])(?:\s+([\d.]+[wx]))?\s*(?:,|$)/g)].map(
		([, url = '', size = '']) => ({ url, size }),
	);
}

/**
 * Rewrites an `<img>` with a picture of another host to this host's own address for it, with its sizes, and with its
 * measures if the host knows them. If WordPress made several files of a picture, the host fetches the widest and makes
 * the others from it.
 * @returns undefined if the tag stays as it is
 */
export function rewriteImage(attributes: Attributes, form: OwnForm): string | undefined {
	const candidates = readSrcSet(attributes.get('srcset') ?? '');
	const widest = widestOf(candidates);
	const src = attributes.get('src') ?? '';
	const picture = (widest && form.picture(widest.url, widthOf(widest))) ?? form.picture(src);
	if (!picture) return withOwnSrcSet('img', attributes, form);
	if (picture.isMissing) return missing(attributes);
	const shown: Attributes = new Map(attributes);
	shown.set('src', picture.src);
	addMeasures(shown, picture);
	if (!widest && candidates.length > 0) shown.set('srcset', ownCandidates(candidates, form));
	else addSizes(shown, picture, widest && widthOf(widest));
	return writeTag('img', shown);
}

/** A `<source>` of a `<picture>`. */
export function rewriteSource(attributes: Attributes, form: OwnForm): string | undefined {
	return withOwnSrcSet('source', attributes, form);
}

/** A `srcset` with the addresses of this host; null if it names no picture of another host. */
export function ownSrcSet(text: string, form: OwnForm): string | null {
	const candidates = readSrcSet(text);
	const own = ownCandidates(candidates, form);
	return own === writeSrcSet(candidates) ? null : own;
}

function withOwnSrcSet(tag: string, attributes: Attributes, form: OwnForm): string | undefined {
	const srcSet = ownSrcSet(attributes.get('srcset') ?? '', form);
	return srcSet === null ? undefined : writeTag(tag, new Map(attributes).set('srcset', srcSet));
}

function ownCandidates(candidates: readonly Candidate[], form: OwnForm): string {
	return writeSrcSet(
		candidates.map((one) => ({ ...one, url: form.wholePicture(one.url) ?? one.url })),
	);
}

function writeSrcSet(candidates: readonly Candidate[]): string {
	return candidates.map(({ url, size }) => `${url} ${size}`.trim()).join(', ');
}

function widthOf({ size }: Candidate): number {
	return size.endsWith('w') ? Number(size.slice(0, -1)) || 0 : 0;
}

function widestOf(candidates: readonly Candidate[]): Candidate | undefined {
	const widest = [...candidates].sort((a, b) => widthOf(b) - widthOf(a))[0];
	return widest && widthOf(widest) > 0 ? widest : undefined;
}

/** If the editor gave only one side, computes the other side from it. */
function addMeasures(shown: Attributes, { width, height }: OwnPicture): void {
	if (shown.has('width') || shown.has('height') || width === null || height === null) return;
	shown.set('width', String(width)).set('height', String(height));
}

function addSizes(
	shown: Attributes,
	{ srcSet, width }: OwnPicture,
	said: number | undefined,
): void {
	if (srcSet === undefined) {
		shown.delete('srcset');
		return;
	}
	shown.set('srcset', srcSet);
	if (shown.get('sizes')) return;
	const widest = Number(shown.get('width')) || width || said || 0;
	const sizes = `(max-width: ${widest}px) 100vw, ${widest}px`;
	// With `loading=lazy` a browser that supports `auto` uses the width of the picture in the layout; other browsers
	// ignore `auto`.
	shown.set('sizes', shown.get('loading') === 'lazy' ? `auto, ${sizes}` : sizes);
}

/** Makes the box that replaces a missing picture: it has the picture's measures and its alternative text. */
function missing(attributes: Attributes): string {
	const [width, height] = ['width', 'height'].map((side) => Number(attributes.get(side)) || 0);
	const box = width && height ? `${MISSING_PICTURE}-${width}-${height}` : '';
	const classes = [attributes.get('class'), MISSING_PICTURE, box].filter(Boolean).join(' ');
	const alt = attributes.get('alt') ?? '';
	return `<span class="${escapeAttribute(classes)}">${escapeAttribute(alt)}</span>`;
}

/** The rules of the boxes for missing pictures in a page; empty if the page has none. */
export function missingStyles(html: string): string {
	const boxes = new Set(html.match(/\be-missing-picture-\d{1,5}-\d{1,5}\b/g));
	const base = `.${MISSING_PICTURE}{display:inline-flex;align-items:center;justify-content:center;box-sizing:border-box;max-width:100%;min-height:3em;padding:.5em 1em;border:1px dashed;text-align:center;opacity:.75}.${MISSING_PICTURE}:empty{visibility:hidden}`;
	// The element around a picture becomes narrower together with the picture. Around a box with a fixed width it needs
	// this rule.
	const around = `:has(>.${MISSING_PICTURE}){max-width:100%;min-width:0}`;
	const rules = [...boxes].sort().map((name) => {
		const [width, height] = name.split('-').slice(-2);
		return `.${name}{width:${width}px;aspect-ratio:${width}/${height}}`;
	});
	return html.includes(MISSING_PICTURE) ? base + around + rules.join('') : '';
}
