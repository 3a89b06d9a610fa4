import type { ElementorElementRecord } from '@outrigger/formats/model/records';

/**
 * WordPress's markup of a widget that only WordPress can render: the markup in the export, else the widget area of a
 * sidebar. Null for every other widget.
 * @param sidebars the site's widget areas, id → HTML
 */
export function renderedHtmlOf(
	{ renderedHtml, widgetType, settings }: ElementorElementRecord,
	sidebars: Readonly<Record<string, string>>,
): string | null {
	if (renderedHtml !== null || widgetType !== 'sidebar') return renderedHtml;
	const area = settings.sidebar;
	return typeof area === 'string' && Object.hasOwn(sidebars, area)
		? (sidebars[area] ?? null)
		: null;
}
