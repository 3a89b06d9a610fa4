import type { Compound, Selector } from '@outrigger/rules/css/selectors';
import type { StartTag } from './scan-tags';

/** The elements of a page, as far as selectors can tell them apart. */
export interface PageElements {
	/**
	 * @returns `known` if an element with the same name and classes, and without an id, was there before; `file` for an
	 * element that sheets do not style
	 */
	onStart(tag: StartTag): 'new' | 'known' | 'file';
	/**
	 * Returns the function that finds out whether a selector can match: whether there is an element for each of its
	 * parts, wherever these elements are. States, attributes and brackets always match.
	 *
	 * @param mayAppear true for a class or an id that a handler may give to any element
	 * @param hasAllTags true if elements of all names may come into the page later
	 */
	matcher(
		mayAppear: (name: string) => boolean,
		hasAllTags: boolean,
	): (selector: Selector) => boolean;
}

/** The classes and ids of elements with the same name, classes and id. */
type Names = Set<string>;

/** All elements of a name. */
interface Tag {
	name: string;
	isFile: boolean;
	/** The `class` of each element without an id. */
	classes: Set<string>;
	/** The names of `<html>` or `<body>`; parsers give it the attributes of all further ones. */
	whole: Names | null;
}

/** Elements that name files or contain code: sheets do not style them, and their ids belong to those files. */
const FILES = new Set(['link', 'script', 'style', 'meta']);
const WHOLE_PAGE = new Set(['html', 'body']);
/** Names of elements that neither a handler of ours (`tests/handler-classes.test.ts`) nor a parser adds to a page. */
export const NEVER_ADDED: ReadonlySet<string> = new Set(
	['abbr', 'acronym', 'address', 'article', 'audio', 'blockquote', 'cite', 'code', 'dd'].concat(
		...['dfn', 'dl', 'dt', 'hr', 'ins', 'del', 'kbd', 'mark', 'menu', 'meter', 'object'],
		...['pre', 'progress', 'q', 's', 'samp', 'strike', 'sub', 'sup', 'table', 'td', 'tfoot'],
		...['th', 'thead', 'tt', 'var'],
	),
);

/** Collects the elements of a page from its tags. */
export function createPageElements(): PageElements {
	const tags = new Map<string, Tag>();
	/** The elements that have a class or an id. */
	const byName = new Map<string, { tag: string; names: Names }[]>();

	function makeTag(name: string): Tag {
		const whole = WHOLE_PAGE.has(name) ? new Set<string>() : null;
		const tag = { name, isFile: FILES.has(name), classes: new Set<string>(), whole };
		tags.set(name, tag);
		return tag;
	}

	function add({ name: tag, whole }: Tag, classes: readonly string[], id?: string): void {
		const own = id === undefined ? classes : [...classes, id];
		const names = whole ?? new Set<string>();
		for (const name of own) {
			if (names.has(name)) continue;
			names.add(name);
			const list = byName.get(name);
			if (list) list.push({ tag, names });
			else byName.set(name, [{ tag, names }]);
		}
	}

	return {
		onStart(start) {
			const tag = tags.get(start.name) ?? makeTag(start.name);
			if (tag.isFile) return 'file';
			const id = start.attributes.get('id');
			if (id === undefined) {
				const written = start.attributes.written('class') ?? '';
				if (tag.classes.has(written)) return 'known';
				tag.classes.add(written);
			}
			add(tag, start.classes, id);
			return 'new';
		},
		matcher(mayAppear, hasAllTags) {
			const found = new Map<string, boolean>();

			function isThere({ key, names, tag }: Compound): boolean {
				let answer = found.get(key);
				if (answer === undefined) {
					answer = find(names, !hasAllTags && NEVER_ADDED.has(tag) ? tag : null);
					found.set(key, answer);
				}
				return answer;
			}

			function find(names: readonly string[], tag: string | null): boolean {
				if (names.some(mayAppear)) return true;
				if (names.length === 0) return tag === null || tags.has(tag);
				const lists = names.map((name) => byName.get(name) ?? []);
				const rarest = lists.reduce((one, other) => (other.length < one.length ? other : one));
				return rarest.some(
					(one) => (tag === null || one.tag === tag) && names.every((name) => one.names.has(name)),
				);
			}

			return ({ names, parts }) =>
				names.every((name) => byName.has(name) || mayAppear(name)) && parts.every(isThere);
		},
	};
}
