import { joinPath, warnUnread } from '@outrigger/formats/content-folder/check-shape';
import type { PostSource } from '@outrigger/formats/content-folder/content-files';
import { readDate, toGmt } from '@outrigger/formats/content-folder/dates';
import { readDocument } from '@outrigger/formats/content-folder/documents';
import { createReport, type Report } from '@outrigger/formats/content-folder/report';
import { humanise, makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { PostRecord } from '@outrigger/formats/model/records';
import { PostShape } from '@outrigger/formats/shapes/post-shape';
import { stemOf } from '@outrigger/formats/translations/language-names';
import { textOfElements } from '@outrigger/rules/builder/element-text';
import { publicText } from '@outrigger/rules/templates/public-text';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { createSparseCheck } from './check-sparse';
import { type LoadContext, readDateField } from './context';
import { languageOf } from './languages';

/** A post with its own fields read and its references not yet followed. */
export interface PostDraft {
	record: PostRecord;
	fields: PostShape;
	source: PostSource;
}

/** Replaces an unreadable date until the loader has reported all of them. The site does not start with one. */
const SOME_DATE = '1970-01-01T00:00:00';
/** Known keys of the builder's exports without use here, and keys of the site's design, which another module reads. */
const IGNORED_KEYS = [
	'metadata',
	'interactions',
	'editor_settings',
	'thumbnail',
	'$schema',
	'global_classes',
	'global_variables',
];

const checkPost = createSparseCheck(PostShape);

/** Reads the own fields of posts. It reports and leaves out posts with a wrong shape. */
export function draftPosts(sources: readonly PostSource[], context: LoadContext): PostDraft[] {
	const taxonomyNames = context.taxonomies.map((taxonomy) => taxonomy.name);
	const known = new Set([...Object.keys(PostShape.entries), ...IGNORED_KEYS, ...taxonomyNames]);
	return sources
		.map((source) => draftPost(source, known, context))
		.filter((draft) => draft !== null);
}

/** Fields that keep a post from visitors: if they are wrong, no visitor may see it. */
const KEEPING = ['status', 'password'];

/** Reports the wrong fields and returns the others; null if none is readable. */
function mendedFields(source: PostSource, report: Report): PostShape | null {
	const { fields, file, path } = source;
	const faults = createReport();
	checkPost(fields, source, faults);
	for (const fault of faults.problems)
		report.problem(fault.file, fault.path, fault.found, fault.taken);
	if (!isPlainObject(fields)) return null;
	const wrong = faults.problems.map((fault) => firstKey(fault.path.slice(path.length)));
	const rest = Object.entries(fields).filter(([key]) => !wrong.includes(key));
	const isKept = KEEPING.some((key) => wrong.includes(key));
	return checkPost(
		{ ...Object.fromEntries(rest), ...(isKept && { status: 'draft' }) },
		{ file, path },
		createReport(),
	);
}

/** `conditions` of `conditions[0]` or `.conditions[0]`. */
function firstKey(path: string): string {
	return /^\.?([^.[]*)/.exec(path)?.[1] ?? '';
}

function draftPost(
	source: PostSource,
	known: ReadonlySet<string>,
	context: LoadContext,
): PostDraft | null {
	const { report, settings } = context;
	const fields = checkPost(source.fields, source, createReport()) ?? mendedFields(source, report);
	if (!fields) return null;
	warnUnread(source.fields, known, source, report);
	const language = languageOf(fields, source, context);
	const slug =
		fields.slug ??
		makeSlug(stemOf(source.baseName, settings.languages ?? []) ?? fields.title ?? '');
	if (slug === '') {
		const found =
			source.baseName === null ? 'neither slug nor title' : `file name ${source.baseName}`;
		report.problem(source.file, joinPath(source.path, ['slug']), found, 'a slug');
		return null;
	}
	const written = fields.date ? SOME_DATE : localTime(source.changedAt, settings.timezone);
	const date = readDateField(fields.date, written, source, 'date', context);
	const modified = readDateField(fields.modified, date, source, 'modified', context);
	const inUtc = fields.dateGmt ? readDate(fields.dateGmt, 'UTC') : null;
	const dateGmt = inUtc ?? toGmt(date, settings.timezone);
	const elementor = readDocument(fields, source, report);
	const html = typeof fields.content === 'string' ? fields.content : fields.html;
	const wholeText = source.body ?? html ?? textOfElements(elementor?.elements ?? []);
	const visitorsText = elementor && publicText(elementor.elements);
	return {
		source,
		fields,
		record: {
			databaseId: 0,
			type: source.type,
			slug,
			...(fields.oldSlugs.length > 0 ? { oldSlugs: fields.oldSlugs } : {}),
			...(language === undefined ? {} : { language }),
			uri: null,
			status: statusAt(fields.status, dateGmt, context.now),
			title: fields.title ?? humanise(slug),
			content: visitorsText ?? wholeText,
			excerpt: fields.excerpt,
			date,
			dateGmt,
			modified,
			modifiedGmt: modified === date ? dateGmt : toGmt(modified, settings.timezone),
			authorId: 0,
			parentId: 0,
			menuOrder: fields.menuOrder,
			password: fields.password,
			featuredImageId: 0,
			termIds: [],
			commentStatus: fields.commentStatus ?? defaultCommentStatus(source.type, context),
			pingStatus: fields.pingStatus,
			commentCount: 0,
			...(fields.guid ? { guid: fields.guid } : {}),
			template: templateOf(fields, source, context),
			sticky: fields.sticky,
			meta: fields.meta,
			...(fields.seo ? { seo: { ...fields.seo, noindex: fields.seo.noindex ?? false } } : {}),
			elementor: elementor && visitorsText !== null ? { ...elementor, wholeText } : elementor,
			media: null,
		},
	};
}

/** WordPress publishes what was written for a later day once that day has come. */
function statusAt(status: PostShape['status'], dateGmt: string, now: number): PostShape['status'] {
	return status === 'future' && dateGmt <= localTime(now, 'UTC') ? 'publish' : status;
}

function defaultCommentStatus(type: string, { settings }: LoadContext): 'open' | 'closed' {
	return type === 'post' ? settings.defaultCommentStatus : 'closed';
}

/**
 * Like WordPress, the loader replaces an unregistered template with the default template. Exports name their template
 * in the page settings.
 */
function templateOf(
	fields: PostShape,
	{ file, path }: PostSource,
	{ settings, report }: LoadContext,
): string {
	const exported = fields.page_settings.template;
	const template = fields.template ?? (typeof exported === 'string' ? exported : '');
	if (template === '' || template === 'default') return '';
	if (Object.hasOwn(settings.templates, template)) return template;
	report.warn(
		file,
		joinPath(path, ['template']),
		`no template ${template} in site.json; the default one is used`,
	);
	return '';
}
