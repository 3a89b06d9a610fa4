import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';

const { resolve } = createRequire(import.meta.url);

const Metadata = v.object({
	id: v.string(),
	family: v.string(),
	subsets: v.array(v.string()),
	weights: v.array(v.number()),
	styles: v.array(v.picklist(['italic', 'normal'])),
	variable: v.union([
		v.literal(false),
		v.record(v.string(), v.object({ min: v.string(), max: v.string() })),
	]),
	category: v.string(),
});

/**
 * A package of Fontsource with one family. It has a file for each part of Unicode and each style; a family that is not
 * variable also has one for each weight.
 */
export interface FontPackage extends v.InferOutput<typeof Metadata> {
	name: string;
	version: string;
	/** Part of Unicode → CSS `unicode-range`. */
	ranges: Readonly<Record<string, string>>;
	/** Returns the path of a file of the package, from the package's own folder. */
	path(file: string): string;
}

/** @throws if the package is not installed */
export function openFontPackage(name: string): FontPackage {
	const folder = dirname(resolve(`${name}/package.json`));
	const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));
	const metadata = v.parse(Metadata, read('metadata.json'));
	return {
		...metadata,
		// The metadata states if the family is variable; but a package with fixed weights has no axes even then.
		variable: name.startsWith('@fontsource-variable/') && metadata.variable,
		name,
		version: v.parse(v.object({ version: v.string() }), read('package.json')).version,
		ranges: v.parse(v.record(v.string(), v.string()), read('unicode.json')),
		path: (file) => join(folder, 'files', file),
	};
}
