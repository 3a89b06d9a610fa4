import { type ContentsEntry, nestHeadings } from '@outrigger/rules/text/table-of-contents';
import { findElement } from '../../browser/find-element';
import type { TableOfContentsBrowserSettings } from './settings';

/** The beginning of the ids that headings without an id get. */
const ANCHOR = 'elementor-toc__heading-anchor-';

/** Selects documents whose headings do not belong to the page. */
const AROUND =
	'[data-elementor-type=header],[data-elementor-type=footer],[data-elementor-type=popup]';

/** Makes the list of a table of contents whose markup has no list, from the present headings of the page. */
export function buildList(
	element: HTMLElement,
	body: HTMLElement,
	settings: TableOfContentsBrowserSettings,
): void {
	let number = 0;
	const headings = headingsOf(element, settings).map((heading) => {
		// A second table on the page, with other headings, counts in another way.
		while (heading.id === '' && document.getElementById(`${ANCHOR}${number}`)) number += 1;
		heading.id ||= `${ANCHOR}${number}`;
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
	const isBullets = settings.marker_view === 'bullets';
	const entries = nestHeadings(headings, settings.hierarchical_view);
	// The host puts the icon of the bullets here.
	const icon = body.querySelector('template')?.content.firstElementChild ?? null;
	body.replaceChildren(listOf(entries, { tag: isBullets ? 'ul' : 'ol', icon }, true));
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

interface Markers {
	tag: 'ol' | 'ul';
	/** Copied before each entry. */
	icon: Element | null;
}

function listOf(entries: readonly ContentsEntry[], markers: Markers, isTop: boolean): HTMLElement {
	const list = document.createElement(markers.tag);
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
		if (markers.icon) {
			const icon = markers.icon.cloneNode(true) as Element;
			icon.setAttribute('aria-hidden', 'true');
			line.append(icon);
		}
		line.append(link);
		item.append(line);
		if (below.length > 0) item.append(listOf(below, markers, false));
		list.append(item);
	}
	return list;
}
