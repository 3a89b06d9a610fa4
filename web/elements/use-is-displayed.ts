import { decideDisplay, parseDisplayConditions } from '../../domain/display-conditions';
import type { ElementNode } from '../../domain/element-tree';
import { plainText } from '../../domain/plain-text';
import { useCurrentNode } from './current-node';
import { useRender } from './render-context';

/**
 * Whether an element's display conditions let it be shown on a page that every visitor gets. What only the visitor's
 * browser or account could answer shows it, with one line in the log for each such kind of condition: nothing of one
 * visitor may decide what stands in the copy that is kept for all.
 */
export function useIsDisplayed({ id, settings }: ElementNode): boolean {
	const { resolveDynamic, isPersonal, warn } = useRender();
	const node = useCurrentNode();
	if (!settings.e_display_conditions) return true;
	const { isShown, unanswered } = decideDisplay(
		parseDisplayConditions(settings.e_display_conditions),
		{
			dynamicTag: (name, tagSettings) =>
				textOf(resolveDynamic?.({ name, settings: { ...tagSettings } })),
			isLoggedOut: isPersonal ? undefined : true,
			node: node && {
				title: plainText(node.title ?? ''),
				hasFeaturedImage: !!node.featuredImage,
				authorDatabaseId: node.author?.node.databaseId ?? null,
				commentCount: node.commentCount ?? 0,
				date: node.date ?? '',
				modified: node.modified ?? '',
			},
		},
	);
	for (const condition of unanswered) {
		warn(
			`The display condition "${condition}" is not evaluated: what it is set for is shown to everybody`,
			{ element: id },
		);
	}
	return isShown;
}

/** A tag's value as a text: a picture or a link is its address. */
function textOf(value: unknown): string {
	if (typeof value === 'string' || typeof value === 'number') return `${value}`;
	const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : '';
	return typeof url === 'string' ? url : '';
}
