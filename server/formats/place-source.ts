import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { joinPath, unalias } from './content-folder/check-shape';
import { quoteValue } from './content-folder/content-error';
import type { PostSource } from './content-folder/content-files';
import { TEMPLATE_TYPES } from './content-folder/documents';
import type { Report } from './content-folder/report';
import { nameForeignForm } from './foreign-form';
import { TEMPLATE_TYPE } from './model/builder-records';
import { readExport } from './read-export';
import { PostShape } from './shapes/post-shape';

/** Types of exports that can be a page or a template: the folder of the file decides which one they are. */
const EITHER = ['page', 'section', 'container', 'landing-page'];
const THEME_PARTS: readonly string[] = TEMPLATE_TYPES.filter((type) => !EITHER.includes(type));
/** The types that the builder writes into exports of whole pages and posts. */
const PAGE_EXPORTS = ['wp-page', 'wp-post', 'post'];

/**
 * Reads one JSON value of a folder of posts in any form, and follows the type in it: an export of a header that lies in
 * `pages/` is a template. If the JSON is no content, the function reports its kind as a problem and returns nothing.
 * @param taxonomies names of taxonomies, which a post may have as further fields
 */
export function placeSource(
	source: PostSource,
	taxonomies: readonly string[],
	report: Report,
): PostSource[] {
	const fields = unalias(readExport(source.fields));
	const foreign = nameForeignForm(source.fields) ?? nameUnknown(source.fields, fields, taxonomies);
	if (foreign !== null) {
		report.problem(
			source.file,
			source.path,
			`this is ${foreign}`,
			'a builder export, or an object with the fields of docs/content.md',
		);
		return [];
	}
	const read = fields === source.fields ? source : { ...source, fields };
	if (!isPlainObject(fields) || !Array.isArray(fields.content)) return [read];
	return [placeExport(read, fields, report)];
}

function placeExport(
	source: PostSource,
	fields: Record<string, unknown>,
	report: Report,
): PostSource {
	const { type } = fields;
	const warn = (message: string) =>
		report.warn(source.file, joinPath(source.path, ['type']), message);
	if (source.type !== TEMPLATE_TYPE) {
		if (typeof type !== 'string' || !THEME_PARTS.includes(type)) return source;
		const hint = isUnconditional(fields)
			? '. It has no conditions, so it shows only where it is asked for: "conditions": ["include/general"] shows it everywhere'
			: '';
		warn(`${quoteValue(type)}, so it is a template: move the file into templates/${hint}`);
		return { ...source, type: TEMPLATE_TYPE, folders: [] };
	}
	if (typeof type === 'string' && PAGE_EXPORTS.includes(type)) {
		const target = type === 'wp-page' ? 'page' : 'post';
		warn(`${quoteValue(type)}, so it is a ${target}: move the file into ${target}s/`);
		return { ...source, type: target, folders: [], fields: { ...fields, type: 'page' } };
	}
	if (type !== undefined) return source;
	const named = TEMPLATE_TYPES.find((one) => one === source.baseName) ?? 'page';
	warn(`nothing; taken for ${named}. An export says "type": one of ${TEMPLATE_TYPES.join(', ')}`);
	return { ...source, fields: { ...fields, type: named } };
}

function isUnconditional(fields: Record<string, unknown>): boolean {
	const { conditions, type } = fields;
	return (
		type !== 'loop-item' &&
		type !== 'popup' &&
		!(Array.isArray(conditions) && conditions.length > 0)
	);
}

/** An object without any key of content is no content. */
function nameUnknown(value: unknown, read: unknown, taxonomies: readonly string[]): string | null {
	if (!isPlainObject(value)) return null;
	const isKnown = (key: string) =>
		Object.hasOwn(PostShape.entries, key) || taxonomies.includes(key);
	if (isPlainObject(read) && Object.keys(read).some(isKnown)) return null;
	const keys = Object.keys(value);
	return keys.length === 0 ? null : `JSON of another kind, with ${keys.slice(0, 5).join(', ')}`;
}
