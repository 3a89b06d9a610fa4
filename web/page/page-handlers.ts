/**
 * A widget's type or that of an element of version 4, and its box where that is empty. Plugins that shorten pages leave
 * quotes out.
 */
const WIDGET =
	/data-(?:widget_|e-)type=["']?([\w-]+)(?:[^>]*>(<div class="elementor-widget-container"><\/div>))?/g;

/** Attributes of typed markup that need a handler; all other typed markup needs none. */
const ASKS_FOR_HANDLER = /\sdata-(?:narrows|copies)[\s=>]/;

/**
 * Returns the handlers of a page's elements, so that the browser's runtime needs no list of all handlers: widget type →
 * address of the module. Modules that the browser fetches only when a visitor uses the widget are in a second list.
 *
 * @param html everything in `<body>`, templates of popups included; of a stock WordPress as well
 * @param folders widget type → folder of its handler
 * @param wantedFirst types that wait for a visitor
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
