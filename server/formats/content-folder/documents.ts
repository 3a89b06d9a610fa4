import { TEMPLATE_TYPE } from '../model/builder-records';
import type { ElementorDocumentRecord } from '../model/records';
import type { PostShape } from '../shapes/post-shape';
import { joinPath } from './check-shape';
import { quoteValue } from './content-error';
import type { PostSource } from './content-files';
import { flattenElements } from './elements';
import { warnAboutUrlRule } from './popup-rules';
import type { Report } from './report';

/**
 * The types of a file in `templates/`. The host shows only the types that `docs/content.md` lists; it keeps the rest.
 */
export const TEMPLATE_TYPES = [
	'header',
	'footer',
	'single',
	'single-post',
	'single-page',
	'archive',
	'search-results',
	'error-404',
	'loop-item',
	'section',
	'container',
	'page',
	'popup',
	'landing-page',
	'floating-buttons',
	'widget',
	'product',
	'product-post',
	'product-archive',
] as const;

/**
 * The types of a file elsewhere: exports of a whole page, or of a part that shall be a page of
 * its own.
 */
const PAGE_TYPES = ['page', 'wp-page', 'post', 'wp-post', 'container', 'section', 'landing-page'];

const EXPORT_VERSION = '0.4';

/** The builder's document of a post; `null` for a post without one. A type that is not taken is reported. */
export function readDocument(
	fields: PostShape,
	source: PostSource,
	report: Report,
): ElementorDocumentRecord | null {
	const isTemplate = source.type === TEMPLATE_TYPE;
	if (!isTemplate && !Array.isArray(fields.content)) return null;
	const taken: readonly string[] = isTemplate ? TEMPLATE_TYPES : PAGE_TYPES;
	const usual = isTemplate ? 'section' : 'page';
	const wanted = fields.type ?? (isTemplate ? undefined : usual);
	const isTaken = wanted !== undefined && taken.includes(wanted);
	if (!isTaken) {
		const path = joinPath(source.path, ['type']);
		report.problem(source.file, path, quoteValue(wanted), taken.join(', '));
	}
	const type = isTaken ? wanted : usual;
	const tree = Array.isArray(fields.content) ? fields.content : [];
	const document: ElementorDocumentRecord = {
		type: isTemplate ? type : storedPageType(source.type),
		version: fields.version ?? EXPORT_VERSION,
		elements: flattenElements(
			tree,
			{ file: source.file, path: joinPath(source.path, ['content']) },
			report,
		),
		pageSettings: fields.page_settings,
		displaySettings: fields.display_settings ?? { triggers: {}, timing: {} },
		conditions: fields.conditions,
	};
	if (type === 'popup') warnAboutUrlRule(document.displaySettings.timing, source, report);
	return document;
}

/** Exports have `page`; the builder stores `wp-page` and `wp-post`. */
function storedPageType(postType: string): string {
	return postType === 'page' ? 'wp-page' : 'wp-post';
}
