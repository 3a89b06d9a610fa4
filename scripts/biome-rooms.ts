/**
 * Writes `rooms.ts` as rules of Biome into `biome.rooms.json`, so that a code editor marks two mistakes at once: an
 * import that a room may not have, and a module that reads a global of the window. Tests and test doubles may do both.
 */
import { readdirSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { PACKAGES, packageOf, ROOMS, WINDOW_GLOBALS } from '../rooms';

const isModule = (place: string) => /\.tsx?$/.test(place);
const roomsIn = (room: string) => Object.keys(ROOMS).filter((one) => one.startsWith(`${room}/`));

/** Returns the number of levels of folders in a room: 1 if all its files lie in it. */
function depthOf(room: string): number {
	const depths = readdirSync(room, { recursive: true, encoding: 'utf8' })
		.map((file) => posix.join(room, file))
		.filter((file) => isModule(file) && !roomsIn(room).some((one) => file.startsWith(`${one}/`)))
		.map((file) => file.split('/').length - room.split('/').length);
	return Math.max(...depths);
}

/** Returns a pattern for the files of a room that are at the given depth of folders. */
function filesAt(room: string, depth: number): string[] {
	const folder = `${room}/${'*/'.repeat(depth - 1)}`;
	return [`${folder}*.{ts,tsx}`, ...roomsIn(room).map((one) => `!${one}/**`)];
}

/**
 * Patterns of the files that a file may not import: files above its room, in a room inside it or in another package,
 * except for the allowed imports. Files of the same package are named by their path, others by their package.
 */
function restricted(room: string, mayImport: readonly string[], depth: number): string[] {
	const folder = posix.join(room, ...Array.from({ length: depth - 1 }, (_, level) => `${level}`));
	// Each widget's folder is a room of its own, and the widgets are siblings.
	const levels = room === 'web/widgets' ? depth - 1 : depth;
	const own = packageOf(room);
	const pathTo = (place: string) => {
		const owner = packageOf(place);
		if (owner !== own) return posix.join(PACKAGES[owner] ?? '', posix.relative(owner, place));
		const path = posix.relative(folder, place);
		return path.startsWith('.') ? path : `./${path}`;
	};
	const others = Object.keys(ROOMS).filter(
		(one) =>
			!mayImport.includes(one) &&
			packageOf(one) !== own &&
			mayImport.some((allowed) => one.startsWith(`${allowed}/`)),
	);
	const denied = roomsIn(room).filter((one) => packageOf(one) === own && !mayImport.includes(one));
	return [
		`${'../'.repeat(levels)}**`,
		'@outrigger/**',
		...(own === 'server' ? [] : ['outrigger/**']),
		...denied.map((one) => `${pathTo(one)}/**`),
		...mayImport
			.filter((place) => !place.includes('*'))
			.flatMap((place) =>
				isModule(place) ? modulePatterns(pathTo(place)) : [`${pathTo(place)}/**`],
			)
			.map((pattern) => `!${pattern}`),
		// A room inside an allowed one has to be allowed by itself.
		...others.map((one) => `${pathTo(one)}/**`),
	];
}

/** A module as imports name it; an index by its folder too. */
function modulePatterns(path: string): string[] {
	const bare = path.replace(/\.tsx?$/, '');
	return bare.endsWith('/index') ? [bare, posix.dirname(bare)] : [bare];
}

function roomRule(room: string, mayImport: readonly string[], depth: number) {
	const list = mayImport.length > 0 ? mayImport.join(', ') : 'nothing but its own files';
	const options = {
		patterns: [
			{
				group: restricted(room, mayImport, depth),
				message: `${room} may import ${list}: see rooms.ts.`,
			},
		],
	};
	return {
		includes: filesAt(room, depth),
		linter: { rules: { style: { noRestrictedImports: { level: 'error', options } } } },
	};
}

const windowRule = {
	includes: ['web/**', '!web/browser/**', '!**/testing/**'],
	linter: {
		rules: {
			style: {
				noRestrictedGlobals: {
					level: 'error',
					options: {
						deniedGlobals: Object.fromEntries(
							Object.entries(WINDOW_GLOBALS).map(([name, place]) => [
								name,
								`Only web/browser touches the window: see ${place}.`,
							]),
						),
					},
				},
			},
		},
	},
};

/** The last override wins. One pattern here is faster in Biome than the same pattern in a hundred overrides. */
const testsRule = {
	includes: ['**/*.test.{ts,tsx}'],
	linter: { rules: { style: { noRestrictedImports: 'off', noRestrictedGlobals: 'off' } } },
};

const rules = Object.entries(ROOMS).flatMap(([room, mayImport]) =>
	Array.from({ length: depthOf(room) }, (_, level) => roomRule(room, mayImport, level + 1)),
);
const lines = [...rules, windowRule, testsRule].map((rule) => JSON.stringify(rule));
writeFileSync('biome.rooms.json', `{ "overrides": [\n${lines.join(',\n')}\n] }\n`);
