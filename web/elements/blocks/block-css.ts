import carousel from '../../ui/carousel/carousel.css?inline';
import buttonsOfCarousels from '../../ui/carousel/carousel-buttons.css?inline';
import stockCarousel from '../../ui/carousel/stock-carousel.css?inline';
import opener from '../../ui/menu/opener.css?inline';
import stockMenu from '../../ui/menu/stock-menu.css?inline';
import blocks from './blocks.css?inline';
import buttons from './buttons.css?inline';
import colors from './colors.css?inline';
import columns from './columns.css?inline';
import cover from './cover.css?inline';
import embed from './embed.css?inline';
import file from './file.css?inline';
import forms from './forms.css?inline';
import gallery from './gallery.css?inline';
import image from './image.css?inline';
import lists from './lists.css?inline';
import mediaText from './media-text.css?inline';
import navigation from './navigation.css?inline';
import quote from './quote.css?inline';
import separator from './separator.css?inline';
import table from './table.css?inline';
import texts from './texts.css?inline';

/** A piece of fixed CSS and the key that identifies it. */
export interface BlockCss {
	key: string;
	css: string;
}

/** Maps a block to its sheet; blocks with the same layout share one sheet. */
const SHEETS: Readonly<Record<string, BlockCss>> = {
	...sheet('columns', columns, ['columns', 'column']),
	...sheet('gallery', gallery, ['gallery']),
	...sheet('cover', cover, ['cover', 'cover-image']),
	...sheet('media-text', mediaText, ['media-text']),
	...sheet('buttons', buttons, ['buttons', 'button']),
	...sheet('table', table, ['table', 'calendar']),
	...sheet('navigation', navigation, ['navigation']),
	...sheet('quote', quote, ['quote', 'pullquote']),
	...sheet('separator', separator, ['separator']),
	...sheet('image', image, ['image']),
	...sheet('embed', embed, ['embed']),
	...sheet('file', file, ['file']),
	...sheet('lists', lists, [
		...['latest-posts', 'latest-comments', 'post-template', 'rss'],
		...['search', 'social-links', 'tag-cloud'],
	]),
	...sheet('texts', texts, [
		...['audio', 'code', 'details', 'preformatted', 'read-more'],
		...['text-columns', 'verse', 'video'],
	]),
};

/**
 * The looks of the builder's own carousels in a text: a row that a visitor can swipe, and the parts that the carousel's
 * script adds to it.
 */
const CAROUSEL: readonly BlockCss[] = [
	{ key: 'part-carousel', css: carousel },
	{ key: 'part-carousel-buttons', css: buttonsOfCarousels },
	{ key: 'part-carousel-stock', css: stockCarousel },
];

/**
 * The looks of the builder's own menus in a text, and of the openers that their handler puts into
 * them.
 */
const MENU: readonly BlockCss[] = [
	{ key: 'part-menu-opener', css: opener },
	{ key: 'part-menu-stock', css: stockMenu },
];

/**
 * Matches a class of the block editor, of WordPress's own content or of a plugin's form. A text with such a class needs
 * these sheets.
 */
const CLASS =
	/\b(?:wp-block-([a-z]+(?:-[a-z]+)*)|(gallery-item|blocks-gallery)|(swiper-wrapper)|(elementor-nav-menu__container|e-n-menu-heading)|(has-[a-z-]+(?:color|background))|align(?:left|right|center|wide|full)|wp-caption|has-[a-z-]+-font-size|has-text-align|(data-wordpress-form))/g;

/**
 * The sheets that saved block markup needs, each once. WordPress sends its sheets only with its own pages, not with
 * content.
 * @param html the markup as the host sends it; a text without blocks needs no sheet
 */
export function blockCss(html: string): BlockCss[] {
	const found = new Map<string, BlockCss>();
	const add = (one: BlockCss | undefined) => one && found.set(one.key, one);
	for (const [, block, gallery, slides, menu, color, form] of html.matchAll(CLASS)) {
		if (slides) {
			for (const piece of CAROUSEL) add(piece);
			continue;
		}
		if (menu) {
			for (const piece of MENU) add(piece);
			continue;
		}
		if (form) {
			add({ key: 'wordpress-forms', css: forms });
			continue;
		}
		add({ key: 'block', css: blocks });
		if (block && Object.hasOwn(SHEETS, block)) add(SHEETS[block]);
		if (gallery) add(SHEETS.gallery);
		if (color) add({ key: 'block-colors', css: colors });
	}
	return [...found.values()];
}

function sheet(name: string, css: string, blockNames: readonly string[]): Record<string, BlockCss> {
	const piece = { key: `block-${name}`, css };
	return Object.fromEntries(blockNames.map((block) => [block, piece]));
}
