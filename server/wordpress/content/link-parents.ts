import { joinPath } from './check-shape';
import { quoteValue } from './content-error';
import type { LoadContext } from './context';
import { findCycles } from './cycles';
import type { PostDraft } from './draft-posts';

type Family = Map<string, PostDraft[]>;

/**
 * Follows `parent` of pages (and of other hierarchical types): an id, a slug, or a path of slugs.
 * Without one, a file in a folder that is named like a page beside that folder is its child:
 * `pages/about/team.json` below `pages/about.json`. Unknown parents and cycles are reported.
 */
export function linkParents(
	drafts: readonly PostDraft[],
	{ report, contentTypes }: LoadContext,
): void {
	const hierarchical = new Set(
		contentTypes.filter((type) => type.hierarchical).map(({ name }) => name),
	);
	const byId = new Map(drafts.map((draft) => [draft.record.databaseId, draft]));
	const bySlug: Family = new Map();
	const byFolder = new Map<string, PostDraft>();
	for (const draft of drafts) {
		const { type, slug } = draft.record;
		bySlug.set(`${type}/${slug}`, [...(bySlug.get(`${type}/${slug}`) ?? []), draft]);
		byFolder.set(folderKey(draft, [...draft.source.folders, slug]), draft);
	}
	for (const draft of drafts) {
		const { parent } = draft.fields;
		const isHierarchical = hierarchical.has(draft.record.type);
		if (parent === null || (parent === undefined && !isHierarchical)) continue;
		const found =
			parent === undefined
				? folderParent(draft, byFolder)
				: typeof parent === 'number'
					? byId.get(parent)
					: findByPath(draft, parent, bySlug);
		if (found && found.record.type === draft.record.type && isHierarchical)
			draft.record.parentId = found.record.databaseId;
		else if (parent !== undefined)
			report.problem(
				draft.source.file,
				joinPath(draft.source.path, ['parent']),
				quoteValue(parent),
				isHierarchical
					? `the slug, path or databaseId of a ${draft.record.type}`
					: `nothing: the type ${draft.record.type} is not hierarchical`,
			);
	}
	for (const cycle of findCycles(drafts.map(({ record }) => record))) {
		const [first] = cycle;
		const draft = first && byId.get(first.databaseId);
		if (!draft) continue;
		report.problem(
			draft.source.file,
			joinPath(draft.source.path, ['parent']),
			`a cycle: ${[...cycle, draft.record].map(({ slug }) => slug).join(' → ')}`,
			'parents that end at the top',
		);
		draft.record.parentId = 0;
	}
}

/** The deepest folder around the file that is named like a page beside it. */
function folderParent(draft: PostDraft, byFolder: Map<string, PostDraft>): PostDraft | undefined {
	const { folders } = draft.source;
	for (let depth = folders.length; depth > 0; depth--) {
		const parent = byFolder.get(folderKey(draft, folders.slice(0, depth)));
		if (parent && parent !== draft) return parent;
	}
	return undefined;
}

function folderKey(draft: PostDraft, folders: readonly string[]): string {
	return `${draft.record.type}:${folders.join('/')}`;
}

/** `a/b` is a `b` whose own parent is written as an `a`; of several with one slug, the one without a parent. */
function findByPath(draft: PostDraft, path: string, bySlug: Family): PostDraft | undefined {
	const slugs = path.split('/').filter(Boolean);
	const slug = slugs.pop();
	const named = (bySlug.get(`${draft.record.type}/${slug}`) ?? []).filter(
		(other) => other !== draft,
	);
	if (slugs.length === 0)
		return named.find((other) => !hasParent(other)) ?? (named.length === 1 ? named[0] : undefined);
	return named.find((other) => writtenParent(other) === slugs.at(-1));
}

function hasParent(draft: PostDraft): boolean {
	return writtenParent(draft) !== undefined;
}

function writtenParent(draft: PostDraft): string | undefined {
	const { parent } = draft.fields;
	if (parent === null) return undefined;
	if (parent === undefined) return draft.source.folders.at(-1);
	return String(parent).split('/').filter(Boolean).at(-1);
}
