import { type ContentsEntry, nestHeadings } from '@outrigger/rules/text/table-of-contents';
import { findElement } from '../../browser/find-element';
import type { TableOfContentsBrowserSettings } from './settings';

/** Selects documents whose headings do not belong to the page. */
const AROUND =
	'[data-elementor-type=header],[data-elementor-type=footer],[data-elementor-type=popup]';

/** Makes the list of a table of contents whose markup has no list, from the present headings of the page. */
export function buildList(
	element: HTMLElement,
	body: HTMLElement,
	settings: TableOfContentsBrowserSettings,
): void {
	const headings = headingsOf(element, settings).map((heading, index) => {
		heading.id ||= `elementor-toc__heading-anchor-${index}`;
		return {
			level: Number(heading.tagName[1]),
			text: heading.textContent?.replace(/\s+/g, ' ').trim() ?? '',
			anchor: heading.id,
		};
	});
	if (headings.length === 0) {
		const nothing = document.createElement('p');
		nothing.textContent = settings.no_headings_message;
		body.replaceChildren(nothing);
		return;
	}
	const tag = settings.marker_view === 'bullets' ? 'ul' : 'ol';
	body.replaceChildren(listOf(nestHeadings(headings, settings.hierarchical_view), tag, true));
}

function headingsOf(element: HTMLElement, settings: TableOfContentsBrowserSettings): HTMLElement[] {
	const popup = element.closest('[data-elementor-type=popup]');
	const page = settings.container === '' ? document : findElement(settings.container);
	const root = settings.container === '' && popup ? popup : page;
	const tags = settings.headings_by_tags.join(',');
	if (!root || tags === '') return [];
	return [...root.querySelectorAll<HTMLElement>(tags)].filter(
		(heading) =>
			heading.closest('.elementor') &&
			(popup?.contains(heading) || !heading.closest(AROUND)) &&
			!heading.closest('.elementor-widget-table-of-contents') &&
			!isExcluded(heading, settings.exclude_headings_by_selector) &&
			heading.textContent?.trim(),
	);
}

function isExcluded(heading: Element, selector: string): boolean {
	if (selector.trim() === '') return false;
	try {
		return heading.closest(selector) !== null;
	} catch {
		// If a selector is invalid, it leaves no heading out.
		return false;
	}
}

function listOf(entries: readonly ContentsEntry[], tag: 'ol' | 'ul', isTop: boolean): HTMLElement {
	const list = document.createElement(tag);
	list.className = 'elementor-toc__list-wrapper';
	for (const { text, anchor, entries: below } of entries) {
		const item = document.createElement('li');
		item.className = 'elementor-toc__list-item';
		const line = document.createElement('div');
		line.className = 'elementor-toc__list-item-text-wrapper';
		const link = document.createElement('a');
		link.className = 'elementor-toc__list-item-text';
		link.classList.toggle('elementor-toc__top-level', isTop);
		link.href = `#${encodeURIComponent(anchor)}`;
		link.textContent = text;
		line.append(link);
		item.append(line);
		if (below.length > 0) item.append(listOf(below, tag, false));
		list.append(item);
	}
	return list;
}
