import { inlineOnly } from '../../ui/inline-markup';
import { useMarkup } from '../../ui/markup-context';

/**
 * Makes the markup of a text of version 4 safe for the page: it removes all tags except `kept`, leaves their content,
 * and sanitises the rest.
 *
 * @param kept names of tags
 * @param isLinked true if the text is inside a link, because a link cannot contain another link
 */
export function useInlineHtml(html: string, kept: ReadonlySet<string>, isLinked = false): string {
	const { sanitize } = useMarkup();
	const inline = inlineOnly(html, isLinked, kept);
	return /[<&]/.test(inline) ? sanitize(inline) : inline;
}
