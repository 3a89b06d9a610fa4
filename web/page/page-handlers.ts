import type { AssetManifest } from './renderer';

const TYPE = /data-widget_type="([\w-]+)/g;

/**
 * The handlers that a page's elements have, so that the browser's runtime need not know them all: widget type → address
 * of the module, in a list of its own where it is fetched only once somebody wants it.
 *
 * @param html everything in `<body>`, templates of popups included; of a stock WordPress as well
 * @param folders widget type → folder of its handler
 * @param wantedFirst types that wait for a visitor
 */
export function pageHandlers(
	html: string,
	folders: Readonly<Record<string, string>>,
	wantedFirst: ReadonlySet<string>,
	{ address }: Pick<AssetManifest, 'address'>,
): Record<string, string | [string]> {
	const types = new Set([...html.matchAll(TYPE)].map(([, type = '']) => type));
	return Object.fromEntries(
		[...types].flatMap((type) => {
			const folder = Object.hasOwn(folders, type) ? folders[type] : undefined;
			if (folder === undefined) return [];
			const module = address(`web/widgets/${folder}/handler.ts`);
			return [[type, wantedFirst.has(type) ? [module] : module]];
		}),
	);
}
