import { hashSource } from '@outrigger/http/hash-source';
import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import type { Edits } from '../site/through/edits';
import type { StartTag } from '../site/through/scan-tags';

/** The pictures that have smaller twins. */
const PICTURE = /\.(?:jpe?g|png)(?=\s|$)/i;
const CANDIDATES = /,\s+/;
/** The endings of the twins, after the picture's own ending. Each ending also names the format of the twin. */
const [AVIF, WEBP] = ['.avif', '.webp'] as const;

/** The picture of a twin and the twin's type; null for an address of no twin. */
export function twinOf(address: string): { picture: string; type: string } | null {
	const ending = [AVIF, WEBP].find((one) => address.endsWith(one));
	if (ending === undefined) return null;
	const picture = address.slice(0, -ending.length);
	return /\.(?:jpe?g|png)$/i.test(picture) ? { picture, type: `image/${ending.slice(1)}` } : null;
}

/** A rule that lays out a picture as if it had no `<picture>` around it. */
const KINDS_RULE = 'picture[data-kinds]{display:contents}';
/** The hash of that rule for the policy. */
export const KINDS_HASH = `'${hashSource(KINDS_RULE)}'`;

/** Rewrites the pictures of one page, tag by tag. */
export interface PictureRewriter {
	onStart(tag: StartTag): void;
	onEnd(name: string): void;
	/** Must be called after the last tag. */
	finish(): void;
}

/**
 * Names smaller twins of own pictures: WebP in the set of an `<img>`, which keeps the picture itself as its `src`, and
 * AVIF in a `<picture>` around it. Pictures of islands get no `<picture>` (React must find the markup that it made
 * there), and neither do pictures that have an editor's `<picture>`.
 *
 * @param siteUrl public origin without a slash at the end
 */
export function createPictureRewriter(edits: Edits, siteUrl: string): PictureRewriter {
	const preloads: StartTag[] = [];
	const withAvif = new Set<string>();
	let pictures = 0;
	/** The depth inside of the current island; 0 outside of islands. */
	let island = 0;
	let charset: StartTag | null = null;

	const twins = (set: string, ending: string) =>
		set
			.split(CANDIDATES)
			.map((one) => (isOwn(one) ? one.replace(PICTURE, (found) => found + ending) : one))
			.join(', ');
	const isOwn = (candidate: string) =>
		/^\/(?!\/)/.test(candidate) || candidate.startsWith(`${siteUrl}/`);
	const hasTwins = (set: string) =>
		set.split(CANDIDATES).every((one) => isOwn(one) && PICTURE.test(one));

	function rewriteImage(tag: StartTag, set: string): void {
		const { attributes } = tag;
		edits.setAttribute(tag, 'srcset', twins(set, WEBP));
		if (pictures > 0 || island > 0 || !hasTwins(set)) return;
		const sizes = attributes.get('sizes');
		const source = [
			`<source type="image/avif" srcset="${escapeMarkup(twins(set, AVIF))}"`,
			sizes === undefined ? '>' : ` sizes="${escapeMarkup(sizes)}">`,
		];
		edits.insert(tag.start, `<picture data-kinds>${source.join('')}`);
		edits.insert(tag.end, '</picture>');
		withAvif.add(set);
	}

	return {
		onStart(tag) {
			const { name, attributes } = tag;
			if (name === 'meta' && attributes.has('charset')) charset = tag;
			else if (name === 'picture') pictures += 1;
			else if (name === 'div' && (island > 0 || attributes.has('data-island'))) island += 1;
			const set = attributes.get(name === 'link' ? 'imagesrcset' : 'srcset');
			if (set === undefined) return;
			if (name === 'link') preloads.push(tag);
			else if (name === 'img') rewriteImage(tag, set);
			else if (name === 'source') edits.setAttribute(tag, 'srcset', twins(set, WEBP));
		},
		onEnd(name) {
			if (name === 'picture') pictures -= 1;
			else if (name === 'div' && island > 0) island -= 1;
		},
		finish() {
			for (const tag of preloads) {
				const set = tag.attributes.get('imagesrcset') ?? '';
				const isAvif = withAvif.has(set);
				edits.setAttribute(tag, 'imagesrcset', twins(set, isAvif ? AVIF : WEBP));
				if (isAvif) edits.setAttribute(tag, 'type', 'image/avif');
			}
			if (charset && withAvif.size > 0) edits.insert(charset.end, `<style>${KINDS_RULE}</style>`);
		},
	};
}
