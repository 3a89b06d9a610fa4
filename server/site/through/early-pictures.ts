import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** A picture that is this wide may be the largest of the first screen, in CSS pixels; a logo is not. */
const LARGE_PX = 300;
/** Pictures among which the largest of the first screen is looked for; those behind them come late. */
const EARLY = 4;
const BACKGROUND =
	/background(?:-image)?\s*:[^;}]*?url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/i;
const CONTAINERS = 2;

/** Keeps the box of a late picture whose size the browser chooses from its place, as WordPress's own rule does since 6.7. */
const AUTO_SIZES_CSS =
	'img:is([sizes="auto" i],[sizes^="auto," i]){contain-intrinsic-size:3000px 1500px}';

/** Says in which order and in which size browsers fetch the pictures of a page. */
export interface EarlyPictures {
	/** @param hasSource true if the picture got its address from the host, because a script would have given it */
	onStart(tag: StartTag, hasSource: boolean): void;
	/** @param css of the page; @returns markup for the head */
	finish(css: string): string;
	/** The rule that pictures with `sizes="auto"` need; empty on a page without one. */
	css(): string;
}

/**
 * The first large picture of a page is fetched before all else, those behind the first few when they come near. A page
 * that names its first picture itself (`fetchpriority`) is left alone. A late picture is fetched in the size of its place
in the page: browsers know that place, and WordPress guesses it. The picture behind the first container stands in
 * a sheet, where browsers find it late: the head names it.
 */
export function createEarlyPictures(edits: Edits, source: string): EarlyPictures {
	const isSaid = /\bfetchpriority\s*=\s*["']?high/i.test(source);
	const containers: string[] = [];
	let seen = 0;
	let hasFirst = isSaid;
	let hasAuto = false;

	/** Only with both measures the box of such a picture is the same before it has come. */
	function fitSizes(tag: StartTag): void {
		const { attributes } = tag;
		const sizes = attributes.get('sizes') ?? '';
		const isMeasured = Number(attributes.get('width')) > 0 && Number(attributes.get('height')) > 0;
		if (!isMeasured || !attributes.has('srcset') || /^\s*(?:auto\b|$)/i.test(sizes)) return;
		hasAuto = true;
		edits.setAttribute(tag, 'sizes', `auto, ${sizes}`);
	}

	return {
		onStart(tag, hasSource) {
			const id = /\belementor-element-([\da-z]{5,10})\b/.exec(
				tag.attributes.get('class') ?? '',
			)?.[1];
			const type = tag.attributes.get('data-element_type');
			if (id && (type === 'container' || type === 'section') && containers.length < CONTAINERS) {
				containers.push(id);
			}
			if (tag.name !== 'img') return;
			seen += 1;
			const { attributes } = tag;
			const isLarge = Number(attributes.get('width') ?? LARGE_PX) >= LARGE_PX;
			if (!hasFirst && isLarge && seen <= EARLY) {
				hasFirst = true;
				edits.setAttribute(tag, 'fetchpriority', 'high');
				if (attributes.has('loading')) edits.setAttribute(tag, 'loading', null);
				return;
			}
			const mayBeLate = (seen > EARLY || hasSource) && !isSaidFirst(tag);
			const loading = attributes.get('loading')?.toLowerCase() ?? (mayBeLate ? 'lazy' : '');
			if (loading !== 'lazy') return;
			if (!attributes.has('loading')) edits.setAttribute(tag, 'loading', 'lazy');
			if (!hasSource) fitSizes(tag);
		},
		css: () => (hasAuto ? AUTO_SIZES_CSS : ''),
		finish(css) {
			const address = containers.map((id) => backgroundOf(id, css)).find(Boolean);
			if (!address || isSaid) return '';
			return `<link rel="preload" as="image" fetchpriority="high" href="${address}">`;
		},
	};
}

function isSaidFirst({ attributes }: StartTag): boolean {
	return attributes.get('fetchpriority')?.toLowerCase() === 'high';
}

/** The picture that the first rule of an element's own sheet names; undefined for one that a page cannot quote. */
function backgroundOf(id: string, css: string): string | undefined {
	const own = new RegExp(`\\.elementor-element-${id}(?![\\w-])[^{}]*\\{([^{}]*)\\}`, 'g');
	for (const [, block = ''] of css.matchAll(own)) {
		const [, double, single, bare] = BACKGROUND.exec(block) ?? [];
		const address = double ?? single ?? bare;
		if (address && /^(?:\/|https:)[^"<>\s]*$/.test(address)) return address;
	}
	return undefined;
}
