import { inlineOnly } from '../../ui/inline-markup';
import { useMarkup } from '../../ui/markup-context';

/**
 * Markup of a text of version 4 as it may stand in the page: other tags are removed without their content, and the rest
 * is sanitised.
 *
 * @param kept names of tags
 * @param isLinked true where it stands inside a link, which holds no further one
 */
export function useInlineHtml(html: string, kept: ReadonlySet<string>, isLinked = false): string {
	const { sanitize } = useMarkup();
	const inline = inlineOnly(html, isLinked, kept);
	return /[<&]/.test(inline) ? sanitize(inline) : inline;
}
