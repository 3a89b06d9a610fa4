import { groupBy } from '../store/group-by';
import { indexBy } from '../store/index-by';
import type { PostDraft } from './draft-posts';
import { kindOf } from './languages';
import { once } from './once';

/** The parents of posts while the loader finds them. All look-ups stay within one post type. */
export interface Family {
	/** Makes `parent` the parent of `draft`, which settles the draft; `undefined` moves it to the top. */
	join(draft: PostDraft, parent: PostDraft | undefined): void;
	/** Settles the draft: its parent cannot become better known. */
	settle(draft: PostDraft): void;
	isSettled(draft: PostDraft): boolean;
	byId(draft: PostDraft, databaseId: number): PostDraft | undefined;
	/** The deepest folder around the draft's file that is named like a page beside it. */
	byFolder(draft: PostDraft): PostDraft | undefined;
	/** The draft whose path of slugs equals the draft's `parent`, if that path is known yet. */
	byPath(draft: PostDraft): PostDraft | undefined;
	/** The draft with the slug in `parent`, if only one has it. */
	byOnlySlug(draft: PostDraft): PostDraft | undefined;
}

export function createFamily(drafts: readonly PostDraft[]): Family {
	const ids = once(() => indexBy(drafts, ({ record }) => record.databaseId));
	const slugs = once(() => groupBy(drafts, ({ record }) => `${kindOf(record)}/${record.slug}`));
	const folders = once(() => {
		const within = (draft: PostDraft, name: string) =>
			folderKey(draft, [...draft.source.folders, name]);
		// The translation of a page keeps the folder of its original, with any slug.
		const translations = drafts.filter(({ source }) => source.stem !== undefined);
		return new Map([
			...indexBy(translations, (draft) => within(draft, draft.source.stem ?? '')),
			...indexBy(drafts, (draft) => within(draft, draft.record.slug)),
		]);
	});
	const settled = new Set<PostDraft>();

	/** The slugs from the top down to the draft; `null` while a parent on the way is open, or in a cycle. */
	const pathOf = (draft: PostDraft): string | null => {
		const path: string[] = [];
		let step: PostDraft | undefined = draft;
		for (; step; step = ids().get(step.record.parentId)) {
			if (!settled.has(step) || path.length > drafts.length) return null;
			path.unshift(step.record.slug);
		}
		return path.join('/');
	};
	const othersNamed = (draft: PostDraft, slug: string | undefined) =>
		(slugs().get(`${kindOf(draft.record)}/${slug}`) ?? []).filter((other) => other !== draft);

	return {
		join: (draft, parent) => {
			draft.record.parentId = parent?.record.databaseId ?? 0;
			settled.add(draft);
		},
		settle: (draft) => {
			settled.add(draft);
		},
		isSettled: (draft) => settled.has(draft),
		byId: (draft, databaseId) => {
			const found = ids().get(databaseId);
			return found?.record.type === draft.record.type ? found : undefined;
		},
		byFolder: (draft) => {
			const around = draft.source.folders;
			for (let depth = around.length; depth > 0; depth--) {
				const parent = folders().get(folderKey(draft, around.slice(0, depth)));
				if (parent && parent !== draft) return parent;
			}
			return undefined;
		},
		byPath: (draft) => {
			const wanted = namesIn(draft);
			const path = wanted.join('/');
			return othersNamed(draft, wanted.at(-1)).find((other) => pathOf(other) === path);
		},
		byOnlySlug: (draft) => {
			const wanted = namesIn(draft);
			const named = othersNamed(draft, wanted[0]);
			return wanted.length === 1 && named.length === 1 ? named[0] : undefined;
		},
	};
}

function namesIn(draft: PostDraft): string[] {
	return String(draft.fields.parent ?? '')
		.split('/')
		.filter(Boolean);
}

function folderKey(draft: PostDraft, folders: readonly string[]): string {
	return `${kindOf(draft.record)}:${folders.join('/')}`;
}
