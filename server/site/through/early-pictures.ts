import type { Edits } from './edits';
import type { StartTag } from './scan-tags';

/** The least width, in CSS pixels, of a picture that may be the largest of the first screen; a logo is narrower. */
const LARGE_PX = 300;
/** The host looks for the first screen's largest picture among this many pictures; later ones load lazily. */
const EARLY = 4;
const BACKGROUND =
	/background(?:-image)?\s*:[^;}]*?url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)/i;
const CONTAINERS = 2;

/** The `sizes` that WordPress guesses for a picture: as wide as the window, but at most its own width. */
const GUESSED_SIZES = /^\s*\(max-width:\s*(\d+)px\)\s+100vw,\s*(\d+)px\s*$/i;
/**
 * The builder's wrappers of a picture, which are blocks. A picture that is a direct part of a flex row would shrink
 * with `auto`.
 */
const BLOCKS = /\belementor-(?:widget-container|widget-image|image|image-box-img)(?![\w-])/;

/** Chooses the order and the sizes in which browsers fetch the pictures of a page. */
export interface EarlyPictures {
	/** @param hasSource true if the picture got its address from the host, because a script would have given it */
	onStart(tag: StartTag, hasSource: boolean): void;
	/** @param css rules of the page; @returns markup for the head */
	finish(css: string): string;
	/** The rules for the pictures that got `auto`; empty if the page has none. */
	css(): string;
}

/**
 * Makes browsers fetch the first large picture of a page first, and pictures after the first few only when the visitor
 * scrolls near. It does not change a page that marks its first picture itself (`fetchpriority`). Of a late picture in a
 * builder's widget the browser fetches the size that fits the picture's place in the page: the browser knows that size,
 * while WordPress only guesses it. The background of the first container is in a sheet, where browsers find it late, so
 * the head preloads it.
 */
export function createEarlyPictures(edits: Edits, source: string): EarlyPictures {
	const pageNamesFirst = /\bfetchpriority\s*=\s*["']?high/i.test(source);
	const containers: string[] = [];
	let seen = 0;
	let hasFirst = pageNamesFirst;
	const rules = new Set<string>();
	/** The last two tags before a picture. */
	let outer: StartTag | undefined;
	let parent: StartTag | undefined;

	/**
	 * With `auto` a browser uses the size of the picture's place. It then does not know the picture's own size before
	 * the picture has loaded, so a style rule sets the guessed measures.
	 */
	function fitSizes(tag: StartTag): void {
		const { attributes } = tag;
		const sizes = attributes.get('sizes') ?? '';
		const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))];
		const [, window, most] = GUESSED_SIZES.exec(sizes) ?? [];
		const isGuess = Number(window) === width && Number(most) === width && height > 0;
		const hasChoice = (attributes.get('srcset') ?? '').trim().split(/,\s/).length > 1;
		if (!isGuess || !hasChoice || !isInBlock()) return;
		const tall = Number(((height / width) * 100).toFixed(3));
		rules.add(
			`img[sizes^="auto,"][width="${width}"][height="${height}"]` +
				`{contain-intrinsic-size:min(100vw,${width}px) min(${tall}vw,${height}px)}`,
		);
		edits.setAttribute(tag, 'sizes', `auto, ${sizes}`);
	}

	function isInBlock(): boolean {
		const wrapper = parent?.name === 'a' ? outer : parent;
		return BLOCKS.test(wrapper?.attributes.get('class') ?? '');
	}

	return {
		onStart(tag, hasSource) {
			if (containers.length < CONTAINERS) {
				const id = containerOf(tag);
				if (id !== undefined) containers.push(id);
			}
			if (tag.name !== 'img') {
				[outer, parent] = [parent, tag];
				return;
			}
			seen += 1;
			const { attributes } = tag;
			const isLarge = Number(attributes.get('width') ?? LARGE_PX) >= LARGE_PX;
			if (!hasFirst && isLarge && seen <= EARLY) {
				hasFirst = true;
				edits.setAttribute(tag, 'fetchpriority', 'high');
				if (attributes.has('loading')) edits.setAttribute(tag, 'loading', null);
				return;
			}
			const mayBeLate = (seen > EARLY || hasSource) && !isNamedFirst(tag);
			const loading = attributes.get('loading')?.toLowerCase() ?? (mayBeLate ? 'lazy' : '');
			if (loading !== 'lazy') return;
			if (!attributes.has('loading')) edits.setAttribute(tag, 'loading', 'lazy');
			if (!hasSource) fitSizes(tag);
		},
		css: () => [...rules].join(''),
		finish(css) {
			const address = containers.map((id) => backgroundOf(id, css)).find(Boolean);
			if (!address || pageNamesFirst) return '';
			return `<link rel="preload" as="image" fetchpriority="high" href="${address}">`;
		},
	};
}

/** The id of a container or a section, from its classes; undefined for every other tag. */
function containerOf({ attributes }: StartTag): string | undefined {
	const type = attributes.get('data-element_type');
	if (type !== 'container' && type !== 'section') return undefined;
	return /\belementor-element-([\da-z]{5,10})\b/.exec(attributes.get('class') ?? '')?.[1];
}

function isNamedFirst({ attributes }: StartTag): boolean {
	return attributes.get('fetchpriority')?.toLowerCase() === 'high';
}

/**
 * The picture in the first rule of an element's own sheet; undefined for an address that cannot be quoted in a page.
 */
function backgroundOf(id: string, css: string): string | undefined {
	const own = new RegExp(`\\.elementor-element-${id}(?![\\w-])[^{}]*\\{([^{}]*)\\}`, 'g');
	for (const [, block = ''] of css.matchAll(own)) {
		const [, double, single, bare] = BACKGROUND.exec(block) ?? [];
		const address = double ?? single ?? bare;
		if (address && /^(?:\/|https:)[^"<>\s]*$/.test(address)) return address;
	}
	return undefined;
}
