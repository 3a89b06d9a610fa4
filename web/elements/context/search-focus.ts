import { useCurrentPage } from './current-page';
import { useRender } from './render-context';

/** Types of the documents that surround the content of a page. */
const AROUND = ['header', 'footer', 'popup'];

/**
 * Returns true if a search field of this document takes the focus. On a search page without a search text, the search
 * field in the page's content takes the focus.
 */
export function useSearchFocus(): boolean {
	const { kind, search } = useCurrentPage();
	const { document } = useRender();
	return kind === 'search' && search?.trim() === '' && !AROUND.includes(document.type);
}
