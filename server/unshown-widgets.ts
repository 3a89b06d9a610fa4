import { unshownWidgets } from '@outrigger/elements/page';
import type { WordPress } from '@outrigger/mock';
import { asKnownWidget } from '@outrigger/rules/add-ons/known-widget';
import type { Logger } from 'pino';

type Posts = WordPress['store']['content']['posts'];

/** Pages that the summary names; the others are counted. */
const MOST_PAGES = 50;

/**
 * One line at the start: which kinds of widgets show nothing on which published pages and templates, and how often.
 * None where every widget shows something.
 */
export function tellUnshownWidgets(posts: Posts, log: Pick<Logger, 'warn'>): void {
	const totals = new Map<string, number>();
	const pages: { page: string; widgets: Record<string, number> }[] = [];
	for (const { status, elementor, uri, type, slug } of posts) {
		if (status !== 'publish' || !elementor) continue;
		const counts = unshownWidgets(elementor.elements);
		if (counts.size === 0) continue;
		pages.push({ page: uri ?? `${type}/${slug}`, widgets: Object.fromEntries(counts) });
		for (const [name, count] of counts) totals.set(name, (totals.get(name) ?? 0) + count);
	}
	if (pages.length === 0) return;
	const widgets = [...totals].sort(([, one], [, other]) => other - one);
	const count = widgets.reduce((sum, [, one]) => sum + one, 0);
	log.warn(
		{ widgets: Object.fromEntries(widgets), pages: pages.slice(0, MOST_PAGES) },
		`${count} widgets of ${widgets.length} kinds on ${pages.length} pages and templates show nothing: nobody here has written them, and their settings hold no words. docs/content.md, "Widgets that nobody here has written", says what to do`,
	);
}

/**
 * One line at the start: which widgets of add-ons are shown as which of the builder's, and how often. None where every
 * widget is the builder's own.
 */
export function logKindsOfAddOns(posts: Posts, log: Pick<Logger, 'info'>): void {
	const kinds = new Map<string, number>();
	for (const { status, elementor } of posts) {
		if (status !== 'publish' || !elementor) continue;
		for (const element of elementor.elements) {
			const shown = element.widgetType === null ? null : asKnownWidget(element).widgetType;
			if (shown === element.widgetType) continue;
			const kind = `${element.widgetType} → ${shown}`;
			kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
		}
	}
	if (kinds.size === 0) return;
	log.info(
		{ kinds: Object.fromEntries(kinds) },
		'widgets of add-ons are shown as widgets of the builder',
	);
}
