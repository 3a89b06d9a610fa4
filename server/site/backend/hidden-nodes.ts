import { ask } from './ask';
import type { Backend } from './backend';
import { HiddenNodesDocument } from './hidden-nodes.extension.generated';

/**
 * Returns those of the given ids whose content the site marks with `noindex`: feeds and sitemaps omit it. Returns
 * nothing on a site without the extension, because only the extension reports the mark.
 *
 * @param ids database ids, at most 100: WPGraphQL gives no more of a list at once
 * @throws WordPressUnavailable
 */
export async function hiddenNodes(
	{ execute, capabilities }: Pick<Backend, 'execute' | 'capabilities'>,
	ids: readonly number[],
): Promise<ReadonlySet<number>> {
	if (ids.length === 0 || !(await capabilities()).elementor) return new Set();
	const { contentNodes } = await ask(execute, HiddenNodesDocument, { ids: ids.map(String) });
	return new Set(
		(contentNodes?.nodes ?? []).flatMap((node) =>
			'elementorPageMeta' in node && node.elementorPageMeta?.seo?.noIndex ? [node.databaseId] : [],
		),
	);
}
