import * as v from 'valibot';

const SourceMap = v.looseObject({
	sources: v.array(v.nullable(v.string())),
	sourcesContent: v.optional(v.array(v.nullable(v.string()))),
});

/** A file of libraries alone has a map of some 90 kB that describes no code of this project. */
const MOST_OF_LIBRARIES = 0.9;

/**
 * Returns a source map as the package holds it, null for a file of libraries: a stack trace shows the modules, without
 * paths of the building machine, and the map does not contain the sources.
 *
 * @param text a source map as Vite wrote it, with sources that lead out of `dist/server` by `../`
 */
export function packedMap(text: string): string | null {
	const map = v.parse(SourceMap, JSON.parse(text));
	const ofLibraries = map.sources.filter((source) => source?.includes('/node_modules/'));
	if (ofLibraries.length > map.sources.length * MOST_OF_LIBRARIES) return null;
	const sources = map.sources.map((source) => `outrigger:${moduleOf(source ?? '')}`);
	return JSON.stringify({ ...map, sources, sourcesContent: undefined });
}

/** `../../../server/app.ts` → `server/app.ts`; `…/node_modules/x/y.js` → `x/y.js`. */
function moduleOf(source: string): string {
	const [, library] = /.*\/node_modules\/(.*)/.exec(source) ?? [];
	return library ?? source.replace(/^(?:\.{0,2}\/)+/, '');
}
