import type { PostRecord, SiteContent, UserRecord } from '@outrigger/formats/model/records';
import { templatesNamedIn } from '@outrigger/rules/builder/named-templates';
import { perRecord } from '@outrigger/rules/values/per-record';
import { mayEdit } from '../auth/visibility';
import type { Store } from '../store/store';

/** Numbers of the templates that published documents of the builder place. */
const placed = perRecord(({ posts }: SiteContent): ReadonlySet<number> => {
	const ids = new Set<number>();
	for (const { status, elementor } of posts) {
		if (!elementor || status !== 'publish') continue;
		for (const { settings } of elementor.elements) {
			for (const id of templatesNamedIn(settings)) ids.add(id);
		}
	}
	return ids;
});

/**
 * Returns true if a template exists for a viewer, apart from its status. Visitors receive the templates that appear
 * somewhere: by their conditions if their kind has a place, or because a published document names them. Only its
 * editors see a template that was saved for later.
 *
 * @param hasPlace true if conditions place the kind
 */
export function isTemplateShown(
	post: PostRecord,
	hasPlace: boolean,
	{ store, viewer }: { store: Store; viewer: UserRecord | null },
): boolean {
	if (mayEdit(post, viewer)) return true;
	const conditions = post.elementor?.conditions ?? [];
	if (hasPlace && conditions.some((condition) => condition.startsWith('include/'))) return true;
	return placed(store.content).has(post.databaseId);
}
