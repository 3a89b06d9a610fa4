import { isPlainObject } from '@outrigger/rules/values/plain-object';
import type { JsonFile, PostSource } from './content-folder/content-files';

/**
 * A site as its files describe it, before anything in it is checked. Every form of content (our own folder, a single
 * builder export, a kit, a WordPress export file) becomes this one shape, and the loader reads nothing else.
 * `docs/content.md` describes the values of a property under the file with the property's name.
 */
export interface WrittenSite {
	/** `site.json`, or the same settings from another form. */
	site: JsonFile | null;
	/** `kit.json`. */
	kit: JsonFile | null;
	users: JsonFile[];
	media: JsonFile[];
	terms: JsonFile[];
	menus: JsonFile[];
	comments: JsonFile[];
	posts: PostSource[];
}

/** The keys of a `WrittenSite` whose values are lists. */
export const LISTS = ['users', 'media', 'terms', 'menus', 'comments'] as const;

/** Makes a site without any content. */
export function emptySite(): WrittenSite {
	return {
		site: null,
		kit: null,
		users: [],
		media: [],
		terms: [],
		menus: [],
		comments: [],
		posts: [],
	};
}

/** The objects of a list in the files, to be read or changed in place; values that are no objects are left out. */
export function entriesOf(files: readonly JsonFile[]): Record<string, unknown>[] {
	return files.flatMap(({ value }) => (Array.isArray(value) ? value.filter(isPlainObject) : []));
}
