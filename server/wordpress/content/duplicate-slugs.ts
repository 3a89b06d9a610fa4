import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import type { LoadContext } from './context';
import type { PostDraft } from './draft-posts';
import { freeName } from './free-name';
import { kindOf } from './languages';
import type { MediaDraft } from './media';

/**
 * Reports slugs that two posts of a type share, and gives the second post another one: `light-2`. Pages below different
 * parents may share a slug. `assignAddresses` reports addresses that are equal in spite of that.
 */
export function reportDuplicateSlugs(
	posts: readonly PostDraft[],
	media: readonly MediaDraft[],
	{ report }: LoadContext,
): void {
	const kinds = new Map<string, Map<string, Place>>();
	const claim = (kind: string, record: { slug: string }, place: Place) => {
		const { slug } = record;
		const owners = kinds.get(kind) ?? new Map<string, Place>();
		kinds.set(kind, owners);
		const earlier = owners.get(slug);
		if (earlier === undefined) owners.set(slug, place);
		else {
			report.problem(
				place.file,
				joinPath(place.path, ['slug']),
				`"${slug}", which ${nameOf(earlier)} has as well`,
				'a slug of its own',
			);
			record.slug = freeName(slug, (one) => owners.has(one));
			owners.set(record.slug, place);
		}
	};
	for (const { record, source } of posts) claim(placeOf(record), record, source);
	for (const draft of media) if (draft.hasOwnSlug) claim('attachment', draft.record, draft);
}

/** The file and the path of a draft. */
type Place = Pick<MediaDraft, 'file' | 'path'>;

/** Builds a text only for a post with a parent or a language, because most of a hundred thousand posts have neither. */
function placeOf(record: PostDraft['record']): string {
	const kind = kindOf(record);
	return record.parentId === 0 ? kind : `${kind}/${record.parentId}`;
}

function nameOf({ file, path }: Place): string {
	return path === '' ? file : `${file} at ${path}`;
}
