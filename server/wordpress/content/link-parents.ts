import { joinPath } from '@outrigger/formats/content-folder/check-shape';
import { quoteValue } from '@outrigger/formats/content-folder/content-error';
import type { LoadContext } from './context';
import { findCycles } from './cycles';
import type { PostDraft } from './draft-posts';
import { createFamily, type Family } from './family';

/**
 * Follows `parent` of pages (and of other hierarchical types): an id, a slug, or a path of slugs. If a file names no
 * parent and its folder is named like a page beside that folder, the file becomes a child of that page:
 * `pages/about/team.json` beside `pages/about.json`. Unknown parents and cycles are reported.
 */
export function linkParents(drafts: readonly PostDraft[], context: LoadContext): void {
	const { report, contentTypes } = context;
	const hierarchical = new Set(
		contentTypes.filter((type) => type.hierarchical).map(({ name }) => name),
	);
	const family = createFamily(drafts);
	const refuse = ({ fields, source }: PostDraft, taken: string) =>
		report.problem(
			source.file,
			joinPath(source.path, ['parent']),
			quoteValue(fields.parent),
			taken,
		);
	for (const draft of drafts) {
		const { parent } = draft.fields;
		const isHierarchical = hierarchical.has(draft.record.type);
		if (parent === undefined && isHierarchical) family.join(draft, family.byFolder(draft));
		else if (typeof parent === 'number' && isHierarchical) {
			const found = family.byId(draft, parent);
			if (found) family.join(draft, found);
			else refuse(draft, whatIsTaken(draft));
		} else if (parent && !isHierarchical)
			refuse(draft, `nothing: the type ${draft.record.type} is not hierarchical`);
		if (typeof parent !== 'string' || !isHierarchical) family.settle(draft);
	}
	for (const lost of joinByPath(drafts, family)) refuse(lost, whatIsTaken(lost));
	reportCycles(drafts, context);
}

/**
 * Joins the drafts that name their parent by slug or path. A path is only known when every parent
 * in it is, so the function goes through the drafts until it finds nothing more. Returns the
 * drafts whose parent does not exist.
 */
function joinByPath(drafts: readonly PostDraft[], family: Family): PostDraft[] {
	let waiting = drafts.filter((draft) => !family.isSettled(draft));
	const joinThose = (find: (draft: PostDraft) => PostDraft | undefined) => {
		const before = waiting.length;
		waiting = waiting.filter((draft) => {
			const parent = find(draft);
			if (parent) family.join(draft, parent);
			return parent === undefined;
		});
		return waiting.length < before;
	};
	while (joinThose(family.byPath) || joinThose(family.byOnlySlug)) if (waiting.length === 0) break;
	return waiting;
}

function whatIsTaken(draft: PostDraft): string {
	return `the slug, path or databaseId of a ${draft.record.type}`;
}

function reportCycles(drafts: readonly PostDraft[], { report }: LoadContext): void {
	for (const cycle of findCycles(drafts.map(({ record }) => record))) {
		const draft = drafts.find(({ record }) => record === cycle[0]);
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
