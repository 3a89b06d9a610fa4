import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { FontCatalogue } from '@outrigger/rules/fonts/font-catalogue';
import * as v from 'valibot';
import type { FolderFonts } from './fonts-folder';

/** The families that `npm run fonts` left for this host. */
export interface BuiltFonts {
	catalogue: FontCatalogue;
	/** A text that changes with the content of the catalogue. */
	version: string;
	/**
	 * Returns the path of a file of the catalogue, by its name below `/assets/`; null for every
	 * other name.
	 */
	path(name: string): string | null;
}

const Range = v.pipe(v.tuple([v.number(), v.number()]), v.readonly());
const FontsFile = v.object({
	families: v.array(
		v.object({
			name: v.string(),
			aliases: v.array(v.string()),
			isSerif: v.boolean(),
			ascent: v.number(),
			descent: v.number(),
			lineGap: v.number(),
			widths: v.array(v.object({ weight: v.number(), stretch: v.number(), average: v.number() })),
			italicAverage: v.nullable(v.number()),
			files: v.array(
				v.object({
					address: v.string(),
					style: v.picklist(['normal', 'italic']),
					weight: Range,
					stretch: v.nullable(Range),
					unicodeRange: v.string(),
					isCore: v.boolean(),
					source: v.nullable(v.object({ package: v.string(), file: v.string() })),
				}),
			),
		}),
	),
	standIns: v.array(
		v.object({
			isSerif: v.boolean(),
			regular: v.array(v.string()),
			bold: v.array(v.string()),
			italic: v.array(v.string()),
			only: v.optional(v.picklist(['wide', 'narrower'])),
			averages: v.object({ regular: v.number(), bold: v.number(), italic: v.number() }),
		}),
	),
});

/** Adds the families of an owner's folder, which replace built ones of the same name. */
export function withFolder(built: BuiltFonts, own: FolderFonts): BuiltFonts {
	const names = new Set(own.families.map(({ name }) => name.toLowerCase()));
	const { families, standIns } = built.catalogue;
	const others = families.filter(({ name }) => !names.has(name.toLowerCase()));
	return {
		catalogue: { families: [...own.families, ...others], standIns },
		version: `${built.version}${own.version}`,
		path: (name) => own.paths.get(name) ?? built.path(name),
	};
}

/**
 * Reads the catalogue of a client build. The files of whole fonts stay in their packages, because 30 families have 28
 * MB and a site sends only a few hundred kilobytes.
 *
 * @param own fonts of the owner's folder, if there is one
 * @throws if there is no catalogue; the message names the command that makes it
 */
export async function readBuiltFonts(
	folder: string,
	own: FolderFonts | null = null,
): Promise<BuiltFonts> {
	const path = join(folder, '.vite', 'fonts.json');
	const text = await readFile(path, 'utf8').catch((cause: unknown) => {
		throw new Error(
			`There is no catalogue of fonts in ${path}. Pages would be set in other fonts. Run "npm run build".`,
			{ cause },
		);
	});
	const catalogue = v.parse(FontsFile, JSON.parse(text));
	const { resolve } = createRequire(import.meta.url);
	const sources = new Map(
		catalogue.families
			.flatMap(({ files }) => files)
			.map(({ address, source }) => [address.slice('/assets/'.length), source] as const),
	);
	const built: BuiltFonts = {
		catalogue,
		version: createHash('sha256').update(text).digest('hex').slice(0, 12),
		path(name) {
			const source = sources.get(name);
			if (source === undefined) return null;
			if (source === null) return join(folder, 'assets', name);
			return join(dirname(resolve(`${source.package}/package.json`)), 'files', source.file);
		},
	};
	return own ? withFolder(built, own) : built;
}
