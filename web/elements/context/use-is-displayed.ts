import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import { decideDisplay } from '@outrigger/rules/templates/display-conditions';
import { conditionsOf, isWithheld } from '@outrigger/rules/templates/guarded-elements';
import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentNode } from './current-node';
import { useArchive } from './current-page';
import { useRender } from './render-context';

/**
 * Returns true if an element's display conditions allow it. On a shared page they are checked for a visitor without a
 * login, and the host keeps the page only until a condition on the time changes; on a preview they are checked for its
 * viewer. The function hides an element with a condition that the host cannot answer, with one line in the log for each
 * such kind. It also hides an element that WordPress has withheld; if its conditions now hold (the time has changed),
 * the host does not keep the page.
 */
export function useIsDisplayed({ id, settings }: ElementNode): boolean {
	const { resolveDynamic, visitor = null, clock, changesAt: changes, warn } = useRender();
	const archive = useArchive();
	const node = useCurrentNode();
	const groups = conditionsOf(settings);
	const isKeptBack = isWithheld(settings);
	if (groups.length === 0) return !isKeptBack;
	const { display, unanswered, changesAt } = decideDisplay(groups, {
		dynamicTag: (name, tagSettings) =>
			tagText(resolveDynamic?.({ name, settings: { ...tagSettings } })),
		clock,
		visitor: visitor === 'unknown' ? undefined : visitor,
		archive,
		node: node && {
			title: plainText(node.title ?? ''),
			hasFeaturedImage: !!node.featuredImage,
			authorDatabaseId: node.author?.node.databaseId ?? null,
			commentCount: node.commentCount ?? 0,
			date: node.date ?? '',
			modified: node.modified ?? '',
		},
	});
	if (changesAt !== null) changes?.(changesAt);
	for (const condition of unanswered) {
		warn(
			`The display condition "${condition}" cannot be answered: what it is set for is hidden from everybody`,
			{ element: id },
		);
	}
	if (isKeptBack && display === 'shown' && clock) changes?.(clock.now);
	return display === 'shown' && !isKeptBack;
}

/** A tag's value as a text: a picture or a link is its address. */
function tagText(value: unknown): string {
	if (typeof value === 'string' || typeof value === 'number') return `${value}`;
	const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : '';
	return typeof url === 'string' ? url : '';
}
