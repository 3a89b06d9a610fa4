/**
 * Matches the type of a widget or of an element of version 4, and the element's content box if that is empty. Plugins
 * that shorten pages leave out the quotes.
 */
const WIDGET =
	/data-(?:widget_|e-)type=["']?([\w-]+)(?:[^>]*>(<div class="elementor-widget-container"><\/div>))?/g;

/** Matches attributes of typed markup that need a handler; typed markup without them needs no handler. */
const ASKS_FOR_HANDLER = /\sdata-(?:narrows|copies)[\s=>]/;

/**
 * Returns the handlers of a page's elements, so that the browser's runtime needs no list of all handlers: widget type →
 * address of the module. If the browser fetches a module only when a visitor uses the widget, the module's address is
 * in a list.
 *
 * @param html everything in `<body>`, with the templates of popups; it may also be the markup of a stock WordPress
 * @param folders maps a widget type to the folder of its handler
 * @param wantedFirst types whose handler waits until a visitor uses the widget
 * @param address returns the address of the handler of a folder
 * @param islands types with a handler that the browser does not fetch for an empty widget
 */
export function pageHandlers(
	html: string,
	folders: Readonly<Record<string, string>>,
	{ wantedFirst, islands }: { wantedFirst: ReadonlySet<string>; islands: ReadonlySet<string> },
	address: (folder: string) => string,
): Record<string, string | [string]> {
	const shown = [...html.matchAll(WIDGET)].filter(
		([, type = '', emptyBox]) => emptyBox === undefined || !islands.has(type),
	);
	const types = new Set(shown.map(([, type = '']) => type));
	if (types.has('html') && !ASKS_FOR_HANDLER.test(html)) types.delete('html');
	return Object.fromEntries(
		[...types].flatMap((type) => {
			const folder = Object.hasOwn(folders, type) ? folders[type] : undefined;
			if (folder === undefined) return [];
			const module = address(folder);
			return [[type, wantedFirst.has(type) ? [module] : module]];
		}),
	);
}
