import { useCurrentPage } from './current-page';
import { useRender } from './render-context';

/** Documents around the content of a page. */
const AROUND = ['header', 'footer', 'popup'];

/**
 * Returns true if a search field of this document takes the focus: on a search page without a
 * search text, the visitor came for the field of its content.
 */
export function useSearchFocus(): boolean {
	const { kind, search } = useCurrentPage();
	const { document } = useRender();
	return kind === 'search' && search?.trim() === '' && !AROUND.includes(document.type);
}
