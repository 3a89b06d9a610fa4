import { existsSync } from 'node:fs';
import { basename, extname, join, resolve, sep } from 'node:path';
import {
	checkShape,
	joinPath,
	unalias,
	warnUnread,
} from '@outrigger/formats/content-folder/check-shape';
import type { JsonFile } from '@outrigger/formats/content-folder/content-files';
import { toGmt } from '@outrigger/formats/content-folder/dates';
import { humanise, makeSlug } from '@outrigger/formats/content-folder/slugs';
import type { MediaFileRecord, PostRecord } from '@outrigger/formats/model/records';
import { MediaShape } from '@outrigger/formats/shapes/media-shape';
import { localTime } from '@outrigger/rules/time/zoned-time';
import { type LoadContext, readDateField } from './context';
import { mimeTypeOf } from './mime-types';
import { listAll } from './read-list';

/** An attachment with an author that the loader has not looked up yet. */
export interface MediaDraft {
	record: PostRecord & { media: MediaFileRecord };
	fields: MediaShape;
	/** False for a slug that was made from the file name, which may still be changed to be unique. */
	hasOwnSlug: boolean;
	file: string;
	path: string;
}

/**
 * The attachments of `media.json` and of other forms. A missing source is a problem, unless `url` has another address
 * of the file. A source outside the content folder is always a problem.
 */
export async function readMedia(
	files: readonly JsonFile[],
	context: LoadContext,
	options: { checkFiles: boolean },
): Promise<MediaDraft[]> {
	const drafts: MediaDraft[] = [];
	for (const { file, value, path } of listAll(files, context.report)) {
		const place = { file: file.file, path };
		const raw = unalias(value);
		warnUnread(raw, Object.keys(MediaShape.entries), place, context.report);
		const fields = checkShape(MediaShape, raw, place, context.report);
		if (!fields) continue;
		const media = await readMediaFile(fields, place, context, options);
		const written = localTime(file.changedAt, context.settings.timezone);
		const date = readDateField(fields.date, written, place, 'date', context);
		drafts.push({
			record: attachment(
				fields,
				media,
				{ date, modified: readDateField(fields.modified, date, place, 'modified', context) },
				context.settings.timezone,
			),
			fields,
			hasOwnSlug: fields.slug !== undefined,
			...place,
		});
	}
	return drafts;
}

function attachment(
	fields: MediaShape,
	media: MediaFileRecord,
	{ date, modified }: Record<'date' | 'modified', string>,
	timezone: string,
) {
	const name = basename(fields.file, extname(fields.file));
	const dateGmt = toGmt(date, timezone);
	return {
		databaseId: 0,
		type: 'attachment',
		slug: fields.slug ?? (makeSlug(name) || 'media'),
		uri: null,
		status: 'inherit' as const,
		title: fields.title ?? humanise(name),
		content: fields.description,
		excerpt: fields.caption,
		date,
		dateGmt,
		modified,
		modifiedGmt: toGmt(modified, timezone),
		authorId: 0,
		parentId: 0,
		menuOrder: fields.menuOrder,
		password: '',
		featuredImageId: 0,
		termIds: [],
		commentStatus: fields.commentStatus,
		commentCount: 0,
		template: '',
		sticky: false,
		meta: {},
		...(fields.guid ? { guid: fields.guid } : {}),
		elementor: null,
		media,
	};
}

async function readMediaFile(
	fields: MediaShape,
	place: { file: string; path: string },
	{ dir, report }: LoadContext,
	{ checkFiles }: { checkFiles: boolean },
): Promise<MediaFileRecord> {
	const source = fields.source ?? join('uploads', fields.file);
	const sourcePath = resolve(dir, source);
	const sourceKey = joinPath(place.path, [fields.source === undefined ? 'file' : 'source']);
	const isInside = sourcePath.startsWith(resolve(dir) + sep);
	const exists = isInside && (!checkFiles || existsSync(sourcePath));
	if (!isInside)
		report.problem(
			place.file,
			sourceKey,
			JSON.stringify(source),
			'a path inside the content folder',
		);
	else if (!exists && fields.url === undefined)
		report.problem(place.file, sourceKey, `${source}, which does not exist`, 'a file that exists');
	const mimeType = fields.mimeType ?? mimeTypeOf(fields.file);
	const isMeasured = fields.width !== undefined && fields.height !== undefined;
	const size =
		!isMeasured && exists && mimeType.startsWith('image/') ? await measure(sourcePath) : null;
	return {
		file: fields.file,
		sourcePath,
		...(exists || fields.url === undefined ? {} : foreignFile(fields.url, fields)),
		mimeType,
		width: fields.width ?? size?.width ?? 0,
		height: fields.height ?? size?.height ?? 0,
		altText: fields.altText,
		caption: fields.caption,
		description: fields.description,
	};
}

function foreignFile(foreignUrl: string, { sizes }: MediaShape) {
	const foreignSizes = Object.entries(sizes).map(([name, size]) => ({ name, ...size }));
	return { foreignUrl, ...(foreignSizes.length > 0 && { foreignSizes }) };
}

/** Pixels of a picture; `null` where they cannot be read. */
async function measure(path: string): Promise<{ width: number; height: number } | null> {
	try {
		// A host with measures for all its pictures decodes none in this process.
		const { default: sharp } = await import('sharp');
		const { width, height } = (await sharp(path).metadata()).autoOrient;
		return { width, height };
	} catch {
		return null;
	}
}
