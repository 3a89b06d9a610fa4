import type { Compound, Selector } from '@outrigger/rules/css/selectors';
import type { StartTag } from './scan-tags';

/** The elements of a page, as far as selectors can tell them apart. */
export interface PageElements {
	/**
	 * @returns false if an element with the same name and classes, and without an id, was there before
	 */
	onStart(tag: StartTag): boolean;
	onEnd(name: string): void;
	/**
	 * Returns the function that finds out whether a selector can match an element of the page. It may return true for a
	 * selector that matches nothing, never false for one that matches. States, attributes and brackets always match.
	 *
	 * @param mayAppear true for a class or an id that a handler may give to any element
	 * @param hasAllTags true if elements of all names may come into the page later
	 */
	matcher(
		mayAppear: (name: string) => boolean,
		hasAllTags: boolean,
	): (selector: Selector) => boolean;
}

/** Elements with the same name, classes and ids. */
interface Kind {
	tag: string;
	names: ReadonlySet<string>;
	elements: number[];
}

/** Elements without content (https://html.spec.whatwg.org/#void-elements), and `<param>`, which has none either. */
const EMPTY = new Set(
	['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta'].concat(
		...['param', 'source', 'track', 'wbr', 'image', 'keygen', 'frame', 'basefont', 'bgsound'],
	),
);
/** Elements that end with the element around them, without an end tag. */
const OPTIONAL_END = new Set([
	'p',
	'li',
	'dd',
	'dt',
	'option',
	'optgroup',
	'rp',
	'rt',
	'rb',
	'rtc',
]);
/** The same in tables. */
const TABLE_PARTS = new Set(['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'colgroup', 'caption']);
const CELLS = new Set(['td', 'th', 'caption']);
/** Elements whose end tags end the elements in them that need no end tag. */
const ENDS_OTHERS = new Set(
	['address', 'article', 'aside', 'blockquote', 'button', 'center', 'details', 'dialog'].concat(
		...['dd', 'dir', 'div', 'dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form'],
		...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'hgroup', 'li', 'listing', 'main', 'menu'],
		...['nav', 'ol', 'pre', 'search', 'section', 'summary', 'ul', 'select', 'table', 'td'],
		...['th', 'tr', 'tbody', 'thead', 'tfoot', 'caption', 'ruby'],
	),
);
/** Elements that parsers open again after the end of their parent (https://html.spec.whatwg.org/#formatting). */
const FORMATTING = new Set(
	['a', 'b', 'big', 'code', 'em', 'font', 'i', 'nobr', 's', 'small', 'strike', 'strong'].concat(
		...['tt', 'u'],
	),
);
/** Elements that end an open element of the same name at another place than its end tag. */
const ENDS_ITSELF = new Set(['a', 'nobr', 'select']);
/** Elements that end an open paragraph. */
const ENDS_PARAGRAPH = new Set(
	['address', 'article', 'aside', 'blockquote', 'center', 'details', 'dialog', 'dir'].concat(
		...['div', 'dl', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3'],
		...['h4', 'h5', 'h6', 'header', 'hgroup', 'hr', 'li', 'dd', 'dt', 'main', 'menu', 'nav'],
		...['ol', 'p', 'plaintext', 'pre', 'search', 'section', 'summary', 'table', 'ul', 'xmp'],
		...['listing'],
	),
);
/** Elements whose end tags end nothing until the page ends. */
const WHOLE_PAGE = new Set(['html', 'body']);
/** Elements with another content model than HTML, and those in them that hold HTML. */
const FOREIGN = new Set(['svg', 'math']);
const HOLDS_HTML = new Set(['foreignobject', 'annotation-xml', 'mi', 'mo', 'mn', 'ms', 'mtext']);
/** Further elements that end a drawing around them. */
const ENDS_DRAWING = new Set([
	'body',
	'br',
	'embed',
	'head',
	'img',
	'meta',
	'ruby',
	'span',
	'sub',
	'sup',
	'var',
]);
/**
 * Names of elements that neither a handler of ours nor a parser adds to a page. `tests/handler-classes.test.ts` holds
 * the first part.
 */
export const NEVER_ADDED: ReadonlySet<string> = new Set(
	['abbr', 'acronym', 'address', 'article', 'audio', 'blockquote', 'cite', 'code', 'dd'].concat(
		...['dfn', 'dl', 'dt', 'hr', 'ins', 'del', 'kbd', 'mark', 'menu', 'meter', 'object'],
		...['pre', 'progress', 'q', 's', 'samp', 'strike', 'sub', 'sup', 'table', 'td', 'tfoot'],
		...['th', 'thead', 'tt', 'var'],
	),
);

/** All elements of a name, with the facts about this name. */
interface Tag {
	name: string;
	isWholePage: boolean;
	isEmpty: boolean;
	isFormatting: boolean;
	isForeign: boolean;
	isPartOfTable: boolean;
	isCell: boolean;
	hasOptionalEnd: boolean;
	endsItself: boolean;
	endsParagraph: boolean;
	endsOthers: boolean;
	/** The number of open elements of this name. */
	open: number;
	/** Kinds without an id, by their `class`. */
	byClass: Map<string, Kind>;
	kinds: Kind[];
}

function createTag(name: string): Tag {
	return {
		name,
		isWholePage: WHOLE_PAGE.has(name),
		isEmpty: EMPTY.has(name),
		isFormatting: FORMATTING.has(name),
		isForeign: FOREIGN.has(name),
		isPartOfTable: TABLE_PARTS.has(name),
		isCell: CELLS.has(name),
		hasOptionalEnd: OPTIONAL_END.has(name),
		endsItself: ENDS_ITSELF.has(name),
		endsParagraph: ENDS_PARAGRAPH.has(name),
		endsOthers: ENDS_OTHERS.has(name),
		open: 0,
		byClass: new Map(),
		kinds: [],
	};
}

/**
 * Collects the elements of a page from its tags, without a tree as parsers build it. Each element has at least the
 * ancestors that it has in a parser: where end tags are missing or crossed, all open elements count as ancestors of
 * everything behind. Where a parser would move elements or open formatting elements again, only the presence of elements
 * counts.
 */
export function createPageElements(): PageElements {
	const tags = new Map<string, Tag>();
	const kindOf: Kind[] = [];
	const parents: number[] = [];
	/** The open elements, the outermost first: their tags, and their numbers. */
	const stack: Tag[] = [];
	const numbers: number[] = [];
	/** Kinds of elements that may stay open until the page ends, with the first of these elements. */
	const endless = new Map<Kind, number>();
	const byName = new Map<string, Kind[]>();
	/** True if a second `<body>` gives its attributes to the first one. */
	let isMerged = false;
	let hasTree = true;
	let foreignDepth = 0;
	let formatting = 0;

	function tagOf(name: string): Tag {
		const known = tags.get(name);
		if (known) return known;
		const made = createTag(name);
		tags.set(name, made);
		return made;
	}
	const paragraph = tagOf('p');
	const table = tagOf('table');
	const template = tagOf('template');
	const select = tagOf('select');
	const isInTable = () => table.open > 0 || template.open > 0;

	function push(tag: Tag, element: number): void {
		tag.open += 1;
		if (tag.isFormatting) formatting += 1;
		stack.push(tag);
		numbers.push(element);
	}

	function pop(): void {
		const tag = stack.pop();
		numbers.pop();
		if (!tag) return;
		tag.open -= 1;
		if (tag.isFormatting) formatting -= 1;
	}

	function makeKind(tag: Tag, classes: readonly string[], id?: string): Kind {
		const names = new Set(classes);
		if (id !== undefined) names.add(id);
		const kind: Kind = { tag: tag.name, names, elements: [] };
		tag.kinds.push(kind);
		for (const name of names) {
			const list = byName.get(name);
			if (list) list.push(kind);
			else byName.set(name, [kind]);
		}
		return kind;
	}

	/** Parsers close the paragraph, and open the formatting elements in it again behind. */
	function breaksParagraph(): boolean {
		for (let at = stack.length - 1; at >= 0; at -= 1) {
			const open = stack[at];
			if (open === paragraph) return false;
			if (open?.isFormatting) return stack.lastIndexOf(paragraph, at) >= 0;
		}
		return false;
	}

	/** Returns true for an element between the parts of a table, which parsers put somewhere else. */
	function isOusted(tag: Tag, above: Tag | undefined): boolean {
		if (!above || tag.isPartOfTable || tag === template) return false;
		return above === table || (above.isPartOfTable && !above.isCell);
	}

	/** Returns true if parsers put the element, or elements around it, at another place than the tags show. */
	function isMoved(tag: Tag): boolean {
		if (tag.endsItself && tag.open > 0) return true;
		// Parsers leave out a drawing in a list of options, but not its content.
		if (tag.isForeign && select.open > 0) return true;
		if (table.open > 0 && isOusted(tag, stack[stack.length - 1])) return true;
		return paragraph.open > 0 && formatting > 0 && tag.endsParagraph && breaksParagraph();
	}

	/** Returns true if the element is open now, so that the tags behind it are inside of it. */
	function opens(tag: Tag, { text }: StartTag): boolean {
		if (foreignDepth > 0) {
			if (isHtmlInDrawing(tag.name)) hasTree = false;
			return !text.endsWith('/>');
		}
		if (tag.isEmpty) return false;
		// Parsers leave out the parts of a table that is not there.
		if (tag.isPartOfTable && !isInTable()) return false;
		return !tag.isForeign || !text.endsWith('/>');
	}

	return {
		onStart(start) {
			const tag = tagOf(start.name);
			const classes = start.attributes.get('class') ?? '';
			const id = start.attributes.get('id');
			const known = id === undefined ? tag.byClass.get(classes) : undefined;
			const kind = known ?? makeKind(tag, start.classes, id);
			if (!known && id === undefined) tag.byClass.set(classes, kind);
			const element = kindOf.length;
			kindOf.push(kind);
			kind.elements.push(element);
			parents.push(numbers[numbers.length - 1] ?? -1);
			if (tag.isWholePage) {
				isMerged ||= tag.open > 0;
				endless.set(kind, -1);
			}
			if (opens(tag, start)) {
				if (hasTree && isMoved(tag)) hasTree = false;
				if (tag.isForeign) foreignDepth += 1;
				push(tag, element);
			}
			return !known;
		},
		onEnd(name) {
			if (WHOLE_PAGE.has(name)) return;
			const tag = tagOf(name);
			if (tag.isForeign && foreignDepth > 0) foreignDepth -= 1;
			if (stack[stack.length - 1] === tag) {
				pop();
				return;
			}
			const place = placeOfEnded(stack, tag);
			if (place >= 0) {
				while (stack.length > place) pop();
				return;
			}
			if (formatting > 0 || tag.isFormatting) hasTree = false;
			if (foreignDepth > 0 || tag.isPartOfTable || isInTable()) hasTree = false;
			for (const element of numbers) {
				const kind = kindOf[element];
				if (kind && !endless.has(kind)) endless.set(kind, element);
			}
			const still = tag.open - 1;
			while (still >= 0 && tag.open > still) pop();
		},
		matcher(mayAppear, hasAllTags) {
			const isTree = hasTree && formatting === 0;
			const found = new Map<string, ReadonlySet<Kind> | null>();

			/** The kinds that a part of a selector matches; null if it may match any element. */
			function kindsOf(part: Compound): ReadonlySet<Kind> | null {
				const known = found.get(part.key);
				if (known !== undefined) return known;
				const made = findKinds(part);
				found.set(part.key, made);
				return made;
			}

			function findKinds({ names, tag }: Compound): ReadonlySet<Kind> | null {
				if (names.some(mayAppear)) return null;
				const isTold = !hasAllTags && NEVER_ADDED.has(tag);
				if (names.length === 0) return isTold ? new Set(tags.get(tag)?.kinds) : null;
				const lists = names.map((name) => byName.get(name) ?? []);
				const rarest = lists.reduce((one, other) => (other.length < one.length ? other : one));
				const matching = new Set<Kind>();
				for (const kind of rarest) {
					if (isTold && kind.tag !== tag) continue;
					if (names.every((name) => kind.names.has(name))) matching.add(kind);
				}
				return matching;
			}

			function find({ names, parts }: Selector): boolean {
				if (!names.every((name) => byName.has(name) || mayAppear(name))) return false;
				if (isMerged) return true;
				/** The parts that an element and its ancestors must match, from the outermost on. */
				let chain: ReadonlySet<Kind>[] = [];
				for (const part of parts) {
					const matching = kindsOf(part);
					if (part.after === 'sibling') chain.pop();
					// An element that a handler adds or changes may be anywhere.
					if (matching === null) {
						if (part.names.length > 0 || part.after === 'sibling') chain = [];
						continue;
					}
					if (matching.size === 0) return false;
					chain.push(matching);
					if (isTree && chain.length > 1 && !isChain(chain)) return false;
				}
				return true;
			}

			/** Returns true if an element of the last kinds has ancestors of the kinds before, in their order. */
			function isChain(chain: readonly ReadonlySet<Kind>[]): boolean {
				const last = chain.at(-1) ?? [];
				for (const { elements } of last) {
					for (const element of elements) if (hasAncestors(element, chain)) return true;
				}
				return false;
			}

			function hasAncestors(element: number, chain: readonly ReadonlySet<Kind>[]): boolean {
				let wanted = chain.length - 2;
				let at = parents[element] ?? -1;
				while (at >= 0 && wanted >= 0) {
					const kind = kindOf[at];
					if (kind && chain[wanted]?.has(kind)) wanted -= 1;
					at = parents[at] ?? -1;
				}
				if (wanted < 0 || endless.size === 0) return wanted < 0;
				// An element without an end may be an ancestor at any place.
				return chain
					.slice(0, -1)
					.every((kinds) => isAbove(element, kinds) || isEndless(element, kinds));
			}

			function isAbove(element: number, wanted: ReadonlySet<Kind>): boolean {
				for (let at = parents[element] ?? -1; at >= 0; at = parents[at] ?? -1) {
					const kind = kindOf[at];
					if (kind && wanted.has(kind)) return true;
				}
				return false;
			}

			function isEndless(element: number, wanted: ReadonlySet<Kind>): boolean {
				for (const kind of wanted) {
					const first = endless.get(kind);
					if (first !== undefined && first < element) return true;
				}
				return false;
			}

			return find;
		},
	};
}

/** HTML inside of a drawing ends the drawing in some places and not in others. */
function isHtmlInDrawing(name: string): boolean {
	if (HOLDS_HTML.has(name) || ENDS_PARAGRAPH.has(name) || ENDS_DRAWING.has(name)) return true;
	return FORMATTING.has(name) && name !== 'a';
}

/** The place of the element that an end tag ends together with the elements above it; -1 for an irregular end tag. */
function placeOfEnded(stack: readonly Tag[], ended: Tag): number {
	let at = stack.length - 1;
	if (ended.endsOthers) while (at > 0 && isEndedBy(ended, stack[at])) at -= 1;
	return stack[at] === ended ? at : -1;
}

function isEndedBy(ended: Tag, open: Tag | undefined): boolean {
	if (!open || open === ended) return false;
	if (open.isPartOfTable) return ended.isPartOfTable || ended.name === 'table';
	if (!open.hasOptionalEnd) return false;
	const isOfList = ended.name === 'dd' || ended.name === 'dt';
	return !isOfList || (open.name !== 'dd' && open.name !== 'dt');
}
