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
 * The types that a file in `templates/` may have. The host shows only the types that `docs/content.md` lists; it stores
 * the other types without showing them.
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
 * The types that a file in any other folder may have: exports of a whole page, or of a part that becomes a page of its
 * own.
 */
const PAGE_TYPES = ['page', 'wp-page', 'post', 'wp-post', 'container', 'section', 'landing-page'];

const EXPORT_VERSION = '0.4';

/**
 * Reads the builder's document of a post; `null` for a post without a document. Reports a type that is not accepted.
 */
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

/** The page type in the form that the builder stores, `wp-page` or `wp-post`. Exports have `page` instead. */
function storedPageType(postType: string): string {
	return postType === 'page' ? 'wp-page' : 'wp-post';
}
