import { escapeMarkup } from '@outrigger/rules/text/escape-markup';
import {
	type ContentsEntry,
	type ContentsHeading,
	nestHeadings,
} from '@outrigger/rules/text/table-of-contents';
import { type ContentsRequest, readContentsRequest } from '../../elements/tree/contents-request';
import {
	attributeOf,
	closest,
	type PageHeading,
	type PlacedTable,
	readHeadings,
	TABLE_ATTRIBUTE,
} from './page-headings';
import { parentOf, selectorTest } from './selector';

/** A range of the markup and the text that replaces it. */
interface Edit {
	from: number;
	to: number;
	text: string;
}

/**
 * Fills the tables of contents of a page with the page's own headings, and gives each heading without an id a new id.
 * Headings in the header, in the footer and in other popups do not count. Pages without a table stay unchanged, and the
 * function does not parse them.
 *
 * @param html the markup of the whole body, with the templates of its popups
 */
export function fillTablesOfContents(html: string): string {
	if (!html.includes(` ${TABLE_ATTRIBUTE}="`)) return html;
	const { headings, tables } = readHeadings(html);
	const edits: Edit[] = [];
	const anchors = new Map<PageHeading, string>();
	const taken = new Set<string>();
	const anchorOf = (heading: PageHeading): string => {
		const known = anchors.get(heading);
		if (known !== undefined) return known;
		const { element } = heading;
		const own = attributeOf(element, 'id') || idOfWidget(heading);
		const anchor = own && !taken.has(own) ? own : `elementor-toc__heading-anchor-${anchors.size}`;
		taken.add(anchor);
		anchors.set(heading, anchor);
		const start = element.sourceCodeLocation?.startTag?.startOffset;
		if (anchor !== own && attributeOf(element, 'id') === undefined && start !== undefined) {
			const at = start + 1 + element.tagName.length;
			edits.push({ from: at, to: at, text: ` id="${anchor}"` });
		}
		return anchor;
	};
	for (const table of tables) edits.push(...fill(html, table, headings, anchorOf));
	return edited(html, edits);
}

function fill(
	html: string,
	{ element, popup }: PlacedTable,
	headings: readonly PageHeading[],
	anchorOf: (heading: PageHeading) => string,
): Edit[] {
	const { startTag, endTag, attrs } = element.sourceCodeLocation ?? {};
	const attribute = attrs?.[TABLE_ATTRIBUTE];
	if (!startTag || !endTag || !attribute) return [];
	const request = readContentsRequest(attributeOf(element, TABLE_ATTRIBUTE) ?? '');
	const isInside = selectorTest(request.container);
	const isExcluded = selectorTest(request.exclude);
	const listed = headings.filter(
		(heading) =>
			heading.isContent &&
			heading.popup === popup &&
			heading.text !== '' &&
			request.tags.includes(heading.element.tagName) &&
			(request.container === '' || closest(heading.element, isInside)) &&
			!closest(heading.element, isExcluded),
	);
	const named = listed.map(
		(heading): ContentsHeading => ({
			level: Number(heading.element.tagName[1]),
			text: heading.text,
			anchor: anchorOf(heading),
		}),
	);
	const marker = html.slice(startTag.endOffset, endTag.startOffset);
	const list = listHtml(nestHeadings(named, request.isHierarchical), request, marker);
	return [
		// The space before the attribute is removed too.
		{ from: attribute.startOffset - 1, to: attribute.endOffset, text: '' },
		{
			from: startTag.endOffset,
			to: endTag.startOffset,
			text: list || `<p>${escapeMarkup(request.nothing)}</p>`,
		},
	];
}

/** The list in the builder's own markup; empty if there are no headings. */
function listHtml(
	entries: readonly ContentsEntry[],
	request: ContentsRequest,
	marker: string,
	depth = 0,
): string {
	if (entries.length === 0) return '';
	const tag = request.isNumbered ? 'ol' : 'ul';
	const top = depth === 0 ? ' elementor-toc__top-level' : '';
	const items = entries.map(
		({ text, anchor, entries: below }) =>
			`<li class="elementor-toc__list-item"><div class="elementor-toc__list-item-text-wrapper">${marker}<a class="elementor-toc__list-item-text${top}" href="#${escapeMarkup(encodeURIComponent(anchor))}">${escapeMarkup(text)}</a></div>${listHtml(below, request, marker, depth + 1)}</li>`,
	);
	return `<${tag} class="elementor-toc__list-wrapper">${items.join('')}</${tag}>`;
}

/** The id that an editor gave the heading's widget. */
function idOfWidget({ element }: PageHeading): string | undefined {
	const widget = closest(element, (one) =>
		/(?:^|\s)elementor-widget(?:\s|$)/.test(attributeOf(one, 'class') ?? ''),
	);
	return widget && parentOf(widget) ? attributeOf(widget, 'id') : undefined;
}

function edited(html: string, edits: readonly Edit[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const { from, to, text } of [...edits].sort((a, b) => a.from - b.from)) {
		parts.push(html.slice(at, from), text);
		at = to;
	}
	return parts.join('') + html.slice(at);
}
