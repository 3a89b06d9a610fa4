import { useCurrentPage } from './current-page';
import { useRender } from './render-context';

/** Documents around the content of a page. */
const AROUND = ['header', 'footer', 'popup'];

/**
 * Whether a search field of this document takes the focus: on a page that was asked for nothing, the field of its
 * content is what somebody came for.
 */
export function useSearchFocus(): boolean {
	const { kind, search } = useCurrentPage();
	const { document } = useRender();
	return kind === 'search' && search?.trim() === '' && !AROUND.includes(document.type);
}
