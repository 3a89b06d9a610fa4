import { checkShape, joinPath } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import { POST_FORMAT, postFormatSlug } from '@outrigger/formats/model/post-formats';
import type { PostRecord } from '@outrigger/formats/model/records';
import { type Reference, References as ReferenceList } from '@outrigger/formats/shapes/fields';
import { PostShape } from '@outrigger/formats/shapes/post-shape';
import type { LoadContext } from './context';
import type { PostDraft } from './draft-posts';
import type { MediaDraft } from './media';
import type { References } from './references';

/**
 * Follows author, featured image and terms of posts. It reports references to things that do not
 * exist.
 */
export function linkPosts(
	drafts: readonly PostDraft[],
	references: References,
	defaultAuthorId: number,
	context: LoadContext,
): void {
	const known = new Map(context.taxonomies.map((taxonomy) => [taxonomy.name, taxonomy]));
	for (const { record, fields, source } of drafts) {
		const missing = (key: string, value: unknown, taken: string) =>
			context.report.problem(source.file, joinPath(source.path, [key]), quoteValue(value), taken);
		record.authorId = authorOf(fields.author, references, defaultAuthorId, missing);
		if (fields.featuredImage) {
			const image = references.media(fields.featuredImage);
			if (image) record.featuredImageId = image.databaseId;
			else
				missing(
					'featuredImage',
					fields.featuredImage,
					'the slug, file or databaseId of one of media.json',
				);
		}
		record.termIds = termsOf({ record, fields, source }, known, references, context, missing);
	}
}

/** Follows the authors of media, and the posts that they were uploaded to. */
export function linkMedia(
	drafts: readonly MediaDraft[],
	references: References,
	defaultAuthorId: number,
	{ report }: LoadContext,
): void {
	for (const { record, fields, file, path } of drafts) {
		// The post may have been left out of an export.
		record.parentId = references.postById(fields.parent ?? 0)?.databaseId ?? 0;
		record.authorId = authorOf(fields.author, references, defaultAuthorId, (key, value, taken) =>
			report.problem(file, joinPath(path, [key]), quoteValue(value), taken),
		);
	}
}

type Missing = (key: string, value: unknown, taken: string) => void;

function authorOf(
	author: Reference | null | undefined,
	references: References,
	defaultAuthorId: number,
	missing: Missing,
): PostRecord['authorId'] {
	if (author === undefined) return defaultAuthorId;
	if (author === null) return 0;
	const user = references.user(author);
	if (!user) missing('author', author, 'the slug, login or databaseId of one of users.json');
	return user?.databaseId ?? 0;
}

/**
 * Reads the terms of a post. They are under `terms`, under `categories` and `tags`, or under the name of their
 * taxonomy.
 */
function termsOf(
	{ record, fields, source }: PostDraft,
	known: ReadonlyMap<string, LoadContext['taxonomies'][number]>,
	references: References,
	{ taxonomies, report }: LoadContext,
	missing: Missing,
): number[] {
	const termIds = new Set<number>();
	const add = (taxonomy: string, group: string, key: string, wanted: readonly Reference[]) => {
		for (const reference of wanted) {
			const term = references.term(taxonomy, reference);
			if (term) termIds.add(term.databaseId);
			else
				missing(
					group + key,
					reference,
					`the slug or databaseId of a term of ${taxonomy} in terms.json`,
				);
		}
	};
	for (const [key, wanted] of Object.entries(fields.terms)) {
		const taxonomy = known.get(key) ?? taxonomies.find(({ restBase }) => restBase === key);
		if (taxonomy) add(taxonomy.name, 'terms.', key, wanted);
		else missing(`terms.${key}`, key, `${[...known.keys()].join(', ')} (declared in site.json)`);
	}
	add('category', '', 'categories', fields.categories);
	add('post_tag', '', 'tags', fields.tags);
	if (fields.format && fields.format !== 'standard')
		add(POST_FORMAT, '', 'format', [postFormatSlug(fields.format)]);
	for (const name of known.keys()) {
		if (!Object.hasOwn(fields, name) || Object.hasOwn(PostShape.entries, name)) continue;
		const place = { file: source.file, path: joinPath(source.path, [name]) };
		const wanted = checkShape(ReferenceList, fields[name], place, report);
		if (wanted) add(name, '', name, wanted);
	}
	for (const termId of termIds) {
		const taxonomy = known.get(references.termById(termId)?.taxonomy ?? '');
		if (taxonomy && !taxonomy.contentTypes.includes(record.type))
			missing(
				'terms',
				taxonomy.name,
				`terms of taxonomies of ${record.type} (see contentTypes in site.json)`,
			);
	}
	return [...termIds];
}
