import type { NodeElementsQuery } from '../elements/tree/stored-document.extension.generated';

/** What an answer tells about a page, other than its title and text. */
export type PageMeta = NonNullable<
	Extract<
		NonNullable<NodeElementsQuery['contentNode']>,
		{ elementorPageMeta: unknown }
	>['elementorPageMeta']
>;

/** Takes the metadata out of an answer; null if the content type has none. */
export function pageMetaOf(data: NodeElementsQuery | undefined): PageMeta | null {
	const node = data?.contentNode;
	return node && 'elementorPageMeta' in node ? (node.elementorPageMeta ?? null) : null;
}
