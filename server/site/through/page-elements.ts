import type { Compound, Selector } from '@outrigger/rules/css/selectors';
import type { StartTag } from './scan-tags';

/** The elements of a page, as far as selectors can tell them apart. */
export interface PageElements {
	onStart(tag: StartTag): void;
	onEnd(name: string): void;
	/** Returns true if an element has the class or the id. */
	has(name: string): boolean;
	/** The classes and ids of all elements. */
	names(): Iterable<string>;
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

/**
 * Collects the elements of a page from its tags, without a tree as parsers build it. Each element has at least the
 * ancestors that it has in a parser: where end tags are missing or crossed, all open elements count as ancestors of
 * everything behind. Where a parser would open formatting elements again, only the presence of elements counts.
 */
export function createPageElements(): PageElements {
	const kinds = new Map<string, Kind>();
	const kindOf: Kind[] = [];
	const parents: number[] = [];
	const stack: { name: string; element: number }[] = [];
	/** Kinds of elements that may stay open until the page ends, with the first of these elements. */
	const endless = new Map<Kind, number>();
	const byName = new Map<string, Kind[]>();
	const byTag = new Map<string, Kind[]>();
	const wholePage = new Set<string>();
	let isMerged = false;
	let hasTree = true;
	let foreignDepth = 0;
	let paragraphs = 0;
	let formatting = 0;

	const pop = () => {
		const last = stack.pop();
		if (last?.name === 'p') paragraphs -= 1;
		if (last && FORMATTING.has(last.name)) formatting -= 1;
		return last;
	};

	function kindFor(tag: StartTag): Kind {
		const { name, attributes } = tag;
		const key = `${name} ${attributes.written('id') ?? ''} ${attributes.written('class') ?? ''}`;
		const known = kinds.get(key);
		if (known) return known;
		const names = new Set(tag.classes);
		const id = attributes.get('id');
		if (id !== undefined) names.add(id);
		const kind: Kind = { tag: name, names, elements: [] };
		kinds.set(key, kind);
		for (const one of names) addTo(byName, one, kind);
		addTo(byTag, name, kind);
		return kind;
	}

	/** Parsers close the paragraph, and open the formatting elements in it again behind. */
	function breaksParagraph(name: string): boolean {
		if (paragraphs === 0 || formatting === 0 || !ENDS_PARAGRAPH.has(name)) return false;
		for (let at = stack.length - 1; at >= 0; at -= 1) {
			const open = stack[at]?.name ?? '';
			if (open === 'p') return false;
			if (FORMATTING.has(open)) return stack.slice(0, at).some((one) => one.name === 'p');
		}
		return false;
	}

	return {
		onStart(tag) {
			const { name } = tag;
			const kind = kindFor(tag);
			const element = kindOf.push(kind) - 1;
			if (WHOLE_PAGE.has(name)) {
				// Its attributes go to the element that the parser has made already.
				if (wholePage.has(name)) isMerged = true;
				wholePage.add(name);
				endless.set(kind, -1);
			}
			kind.elements.push(element);
			parents.push(stack.at(-1)?.element ?? -1);
			if (foreignDepth > 0) {
				if (isHtmlInDrawing(name)) hasTree = false;
				if (tag.text.endsWith('/>')) return;
			} else if (EMPTY.has(name)) return;
			// Parsers leave out the parts of a table that is not there.
			if (foreignDepth === 0 && TABLE_PARTS.has(name) && !isInTable(stack)) return;
			if (FOREIGN.has(name)) {
				if (tag.text.endsWith('/>')) return;
				foreignDepth += 1;
				// Parsers leave out a drawing in a list of options, but not its content.
				if (isOpen(stack, 'select')) hasTree = false;
			}
			if (breaksParagraph(name) || isOusted(stack, name)) hasTree = false;
			if (name === 'p') paragraphs += 1;
			if (FORMATTING.has(name)) {
				formatting += 1;
			}
			if (ENDS_ITSELF.has(name) && isOpen(stack, name)) hasTree = false;
			stack.push({ name, element });
		},
		onEnd(name) {
			if (WHOLE_PAGE.has(name)) return;
			if (FOREIGN.has(name) && foreignDepth > 0) foreignDepth -= 1;
			const place = placeOfEnded(stack, name);
			if (place >= 0) {
				while (stack.length > place) pop();
				return;
			}
			if (formatting > 0 || FORMATTING.has(name)) hasTree = false;
			if (foreignDepth > 0 || TABLE_PARTS.has(name) || isInTable(stack)) hasTree = false;
			for (const { element } of stack) {
				const kind = kindOf[element];
				if (kind && !endless.has(kind)) endless.set(kind, element);
			}
			if (isOpen(stack, name)) while (pop()?.name !== name);
		},
		has: (name) => byName.has(name),
		names: () => byName.keys(),
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
				if (names.length === 0) return isTold ? new Set(byTag.get(tag)) : null;
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
function placeOfEnded(stack: readonly { name: string }[], name: string): number {
	let at = stack.length - 1;
	if (ENDS_OTHERS.has(name)) {
		const isOfTable = name === 'table' || TABLE_PARTS.has(name);
		const isOfList = name === 'dd' || name === 'dt';
		const isOptional = (open: string) =>
			isOfList && (open === 'dd' || open === 'dt')
				? false
				: OPTIONAL_END.has(open) || (isOfTable && TABLE_PARTS.has(open));
		while (at > 0 && stack[at]?.name !== name && isOptional(stack[at]?.name ?? '')) at -= 1;
	}
	return stack[at]?.name === name ? at : -1;
}

/** Returns true for an element between the parts of a table, which parsers put somewhere else. */
function isOusted(stack: readonly { name: string }[], name: string): boolean {
	const above = stack.at(-1)?.name ?? '';
	const isBetween = above === 'table' || (TABLE_PARTS.has(above) && !CELLS.has(above));
	return isBetween && !TABLE_PARTS.has(name) && name !== 'template';
}

const isInTable = (stack: readonly { name: string }[]) =>
	isOpen(stack, 'table') || isOpen(stack, 'template');

const isOpen = (stack: readonly { name: string }[], name: string) =>
	stack.some((one) => one.name === name);

function addTo(map: Map<string, Kind[]>, name: string, kind: Kind): void {
	const list = map.get(name);
	if (list) list.push(kind);
	else map.set(name, [kind]);
}
