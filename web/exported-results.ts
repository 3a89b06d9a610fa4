import { currentAddress } from './browser/address';
import { parseOwnMarkup } from './browser/trusted-html';
import { announce, openStatus } from './ui/announce';
import { searchExported } from './wordpress/exported-search';

/** The placeholder for the searched text in the title of the page. */
const WORDS = '{search}';

/**
 * Fills the page of results of an exported site: it inserts the searched text where the page names it, and the results
 * instead of the sentence about an empty result.
 *
 * @param title of the document, with `{search}` as the placeholder for the searched text
 */
export async function showExportedResults(title: string): Promise<void> {
	const search = currentAddress().searchParams.get('s')?.trim() ?? '';
	document.title = title.replace(WORDS, () => search);
	for (const field of document.querySelectorAll<HTMLInputElement>('main input[name=s]')) {
		field.value = search;
	}
	for (const place of document.querySelectorAll('main [data-exported-words]')) {
		place.textContent = search;
	}
	if (search === '') return;
	openStatus();
	const found = await searchExported(search);
	announce(`${document.title}: ${found.length}`);
	if (found.length === 0) return;
	const items = found.map(
		(page) =>
			`<article class="elementor-post elementor-grid-item"><div class="elementor-post__text"><h2 class="elementor-post__title"><a href="${page.address}">${page.title}</a></h2><p class="elementor-post__excerpt">${page.excerpt}</p></div></article>`,
	);
	const list = parseOwnMarkup(
		`<div class="elementor-posts-container elementor-posts elementor-grid" data-total="${found.length}">${items.join('')}</div>`,
	);
	const nothing = document.querySelector('main .e-loop-nothing-found-message');
	if (nothing) nothing.replaceWith(list);
	else document.querySelector('main')?.append(list);
}
