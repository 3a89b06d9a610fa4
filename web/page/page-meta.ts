import type { NodeElementsQuery } from '../elements/tree/stored-document.extension.generated';

/** The facts that a page gives of itself, beyond its own title and text. */
export type PageMeta = NonNullable<
	Extract<
		NonNullable<NodeElementsQuery['contentNode']>,
		{ elementorPageMeta: unknown }
	>['elementorPageMeta']
>;

/** Takes the metadata out of an answer; null where the content type has none. */
export function pageMetaOf(data: NodeElementsQuery | undefined): PageMeta | null {
	const node = data?.contentNode;
	return node && 'elementorPageMeta' in node ? (node.elementorPageMeta ?? null) : null;
}
