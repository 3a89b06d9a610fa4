import { readFileSync } from 'node:fs';
import * as v from 'valibot';

/** The lists of libraries that Vite writes in each build (`build.license` in vite.config.ts). */
const LISTS = [
	'dist/client/.vite/licenses-production.json',
	'dist/client/.vite/licenses-inspector.json',
	'dist/client/.vite/licenses-exported.json',
	'dist/server/.vite/licenses-server.json',
];

const Library = v.object({
	name: v.string(),
	version: v.string(),
	identifier: v.nullish(v.string()),
	text: v.nullish(v.string()),
});

/**
 * Writes the notices of all libraries with code in the package: name, version, licence and text of the licence, sorted
 * by name.
 *
 * @throws Error if a build or one of its lists is missing
 */
export function thirdPartyNotices(lists: readonly string[] = LISTS): string {
	const libraries = lists.flatMap((file) =>
		v.parse(v.array(Library), JSON.parse(readFileSync(file, 'utf8'))),
	);
	const byName = new Map(
		libraries.map((library) => [`${library.name} ${library.version}`, library]),
	);
	const parts = [...byName]
		.sort(([a], [b]) => a.localeCompare(b, 'en'))
		.map(([title, { identifier, text }]) =>
			[
				`## ${title}`,
				`Licence: ${identifier || 'see its text'}`,
				text && `~~~\n${text.trim()}\n~~~`,
			]
				.filter(Boolean)
				.join('\n\n'),
		);
	return `# Libraries in this package\n\nThe built files hold code of these libraries, under their own licences.\n\n${parts.join('\n\n')}\n`;
}
