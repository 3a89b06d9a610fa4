import { container, type Element, widget } from './elements';
import type { Listed } from './listed';
import { across, gap } from './values';

const BOX = { ...across(24), flex_gap: gap(0) };
const CUSTOM_CSS = `selector nav { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0 1rem; border-block-start: 1px solid; padding-block-start: .5rem; }
selector p { margin: 0; }
selector a { display: flex; align-items: center; min-block-size: 44px; color: inherit; line-height: 1.3; }
selector nav a:not([rel]) { grid-area: 1 / 2; justify-content: center; text-align: center; }
selector [rel]:before, selector [rel]:after { white-space: pre; }
selector [rel='prev']:before { content: '← ' / ''; }
selector [rel='next']:after { content: ' →' / ''; }
[dir='rtl'] selector [rel='prev']:before { content: '→ ' / ''; }
[dir='rtl'] selector [rel='next']:after { content: ' ←' / ''; }
selector [rel='prev'] { grid-area: 1 / 1; }
selector [rel='next'] { grid-area: 1 / 3; justify-content: end; text-align: end; }
@media (max-width: 767px) {
	selector nav { grid-template-columns: repeat(2, minmax(0, 1fr)); }
	selector [rel='next'] { grid-area: 1 / 2; }
	selector nav a:not([rel]) { grid-area: 2 / 1 / auto / span 2; }
}
`;

/**
 * The links at the end of a page: to the previous page, to the index, to the next page.
 * @param listed the pages in the order of the index
 * @param slug a page's name; the first and the last page have one neighbour
 * @returns null for a page that the index does not list
 */
export function neighboursOf(listed: readonly Listed[], slug: string): Element | null {
	const at = listed.findIndex((one) => one.slug === slug);
	if (at === -1) return null;
	const links = [
		linkTo(listed[at - 1], 'prev'),
		'<a href="/widgets/">All widgets</a>',
		linkTo(listed[at + 1], 'next'),
	];
	const view = `/widgets/${slug}/?elementor-preview`;
	const settings = `<p><a href="/wp-login.php?redirect_to=${encodeURIComponent(view)}">Turn the settings of this page in the editor’s view</a></p>`;
	const html = `${settings}<nav aria-label="Catalogue">${links.join('')}</nav>`;
	return container(BOX, [widget('html', { html, custom_css: CUSTOM_CSS })]);
}

function linkTo(page: Listed | undefined, rel: 'prev' | 'next'): string {
	if (!page) return '';
	return `<a rel="${rel}" href="/widgets/${page.slug}/">${page.name}</a>`;
}
