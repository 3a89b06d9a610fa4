import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import {
	decideDisplay,
	parseDisplayConditions,
} from '@outrigger/rules/templates/display-conditions';
import { plainText } from '@outrigger/rules/text/plain-text';
import { useCurrentNode } from './current-node';
import { useArchive } from './current-page';
import { useRender } from './render-context';

/**
 * Whether an element's display conditions let it be shown. A page that every visitor gets is that of who is not logged
 * in, and is kept no longer than the clock lets it; a preview is its viewer's. What only a visitor's browser could
 * answer shows the element, with one line in the log for each such kind of condition: nothing of one visitor may
 * decide what stands in the copy that is kept for all.
 */
export function useIsDisplayed({ id, settings }: ElementNode): boolean {
	const { resolveDynamic, visitor = null, clock, changesAt: changes, warn } = useRender();
	const archive = useArchive();
	const node = useCurrentNode();
	if (!settings.e_display_conditions) return true;
	const { isShown, unanswered, changesAt } = decideDisplay(
		parseDisplayConditions(settings.e_display_conditions),
		{
			dynamicTag: (name, tagSettings) =>
				textOf(resolveDynamic?.({ name, settings: { ...tagSettings } })),
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
		},
	);
	if (changesAt !== null) changes?.(changesAt);
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
