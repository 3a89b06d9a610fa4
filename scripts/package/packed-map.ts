import * as v from 'valibot';

const SourceMap = v.looseObject({
	sources: v.array(v.nullable(v.string())),
	sourcesContent: v.optional(v.array(v.nullable(v.string()))),
});

/**
 * The share of library code above which a file counts as a file of libraries. Its map would have some 90 kB and would
 * describe no code of this project.
 */
const MOST_OF_LIBRARIES = 0.9;

/**
 * Shortens a source map for the package; null for a file of libraries. Stack traces then still show the modules, but no
 * paths of the machine that built them, and the map does not contain the sources.
 * @param text a source map as Vite wrote it; its sources lead out of `dist/server` by `../`
 */
export function packedMap(text: string): string | null {
	const map = v.parse(SourceMap, JSON.parse(text));
	const ofLibraries = map.sources.filter((source) => source?.includes('/node_modules/'));
	if (ofLibraries.length > map.sources.length * MOST_OF_LIBRARIES) return null;
	const sources = map.sources.map((source) => `outrigger:${moduleOf(source ?? '')}`);
	return JSON.stringify({ ...map, sources, sourcesContent: undefined });
}

/** Shortens the path of a source: `../../../server/app.ts` → `server/app.ts`; `…/node_modules/x/y.js` → `x/y.js`. */
function moduleOf(source: string): string {
	const [, library] = /.*\/node_modules\/(.*)/.exec(source) ?? [];
	return library ?? source.replace(/^(?:\.{0,2}\/)+/, '');
}
