import { type WidgetFate, widgetFates } from '@outrigger/elements/page';
import type { WordPress } from '@outrigger/mock';
import type { AddOns } from '@outrigger/rules/add-ons/add-ons';
import type { Logger } from 'pino';

type Posts = WordPress['store']['content']['posts'];

/** The most pages that the summary names; it counts the others. */
const MOST_PAGES = 50;

/**
 * Logs a line at the start with the kinds of widgets that show nothing, their pages and templates, and their number.
 * Logs nothing if every widget shows something.
 */
export function tellUnshownWidgets(posts: Posts, addOns: AddOns, log: Pick<Logger, 'warn'>): void {
	const pages = [...fatesByPage(posts, addOns)].flatMap(([page, fates]) => {
		const lost = fates.filter(({ fate }) => fate === 'nothing');
		const widgets = countsOf(lost.map(({ widgetType }) => widgetType));
		return lost.length > 0
			? [{ page, widgets, types: lost.map(({ widgetType }) => widgetType) }]
			: [];
	});
	if (pages.length === 0) return;
	const types = pages.flatMap((page) => page.types);
	const widgets = countsOf(types);
	log.warn(
		{ widgets, pages: pages.slice(0, MOST_PAGES).map(({ types: _types, ...page }) => page) },
		`${types.length} widgets of ${Object.keys(widgets).length} kinds on ${pages.length} pages and templates show nothing: no widget of this project stands for them and their settings hold no words, or the site lacks the template that they name. docs/content.md, "Widgets that nobody here has written", says what to do`,
	);
}

/**
 * Logs a line at the start with the widgets of add-ons, their counterparts among the builder's widgets, and their
 * number. Logs nothing if all widgets are the builder's own.
 */
export function logKindsOfAddOns(posts: Posts, addOns: AddOns, log: Pick<Logger, 'info'>): void {
	const fates = [...fatesByPage(posts, addOns).values()].flat();
	const kinds = fates.flatMap(({ fate, widgetType, shownBy }) =>
		fate === 'named' || fate === 'kind' ? [`${widgetType} → ${shownBy}`] : [],
	);
	if (kinds.length === 0) return;
	log.info({ kinds: countsOf(kinds) }, 'widgets of add-ons are shown as widgets of the builder');
}

function fatesByPage(posts: Posts, addOns: AddOns): ReadonlyMap<string, WidgetFate[]> {
	const numbers = new Set(posts.map(({ databaseId }) => databaseId));
	return new Map(
		posts.flatMap(({ status, elementor, uri, type, slug }) =>
			status === 'publish' && elementor
				? [
						[
							uri ?? `${type}/${slug}`,
							widgetFates(elementor.elements, addOns, (id) => numbers.has(id)),
						],
					]
				: [],
		),
	);
}

/** Returns how often each name occurs in a list, the most frequent name first. */
function countsOf(names: readonly string[]): Record<string, number> {
	const counts = new Map<string, number>();
	for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
	return Object.fromEntries([...counts].sort(([, one], [, other]) => other - one));
}
