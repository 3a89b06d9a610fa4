import type { ElementorElementRecord } from '@outrigger/formats/model/records';

/**
 * Markup that WordPress makes of a widget only it can make: what the export brought, else the widget area that a
 * sidebar names. Null for everything else.
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
