import { joinPath } from './check-shape';
import type { LoadContext } from './context';
import type { PostDraft } from './draft-posts';
import type { MediaDraft } from './media';

/**
 * Reports slugs that two posts of a type share. Below different parents pages may share one;
 * where the addresses of two things meet all the same, `assignAddresses` says so.
 */
export function reportDuplicateSlugs(
	posts: readonly PostDraft[],
	media: readonly MediaDraft[],
	{ report }: LoadContext,
): void {
	const owners = new Map<string, string>();
	const claim = (key: string, slug: string, file: string, path: string) => {
		const earlier = owners.get(key);
		if (earlier === undefined) owners.set(key, path === '' ? file : `${file} at ${path}`);
		else
			report.problem(
				file,
				joinPath(path, ['slug']),
				`"${slug}", which ${earlier} has as well`,
				'a slug of its own',
			);
	};
	for (const { record, source } of posts)
		claim(
			`${record.type}/${record.parentId}/${record.slug}`,
			record.slug,
			source.file,
			source.path,
		);
	for (const { record, hasOwnSlug, file, path } of media)
		if (hasOwnSlug) claim(`attachment/${record.slug}`, record.slug, file, path);
}
