import {
	alignText,
	boxShadow,
	color,
	cssFilters,
	custom,
	dimensions,
	type StyleControl,
	sizeOf,
	slider,
	textStroke,
	typography,
} from '../../elements/styles/factories';
import { shorthandOf } from '../../elements/styles/values';
import { gridStyles } from '../../loops/markup/grid-styles';
import { paginationStyles } from '../../loops/page/pagination-settings';

/** Each control of a skin is stored with the skin's name in front. */
const SKINS = [
	'classic',
	'cards',
	'full_content',
	'archive_classic',
	'archive_cards',
	'archive_full_content',
] as const;

const LIST = ' .elementor-posts-container';
const ITEM = ' .elementor-post';

const TEXT = ' .elementor-post__text';
const PICTURE = ' .elementor-post__thumbnail img';

const isFullContent = (skin: string) => skin.endsWith('full_content');
const isCards = (skin: string) => skin.endsWith('cards');

/** The controls that every skin has, for pictures and texts. */
function skinControls(skin: string): StyleControl[] {
	const part = (name: string) => ` .elementor-post__${name}`;
	const words = (control: string, selector: string) => [
		color(`${skin}_${control}_color`, selector),
		...typography(`${skin}_${control}_typography`, selector),
	];
	return [
		...(isFullContent(skin)
			? [slider(`${skin}_row_gap`, LIST, 'row-gap')]
			: gridStyles(`${skin}_`, LIST)),
		...(isFullContent(skin) ? [] : [alignText(`${skin}_alignment`, TEXT)]),
		// The builder stores the ratio as height divided by width.
		custom(`${skin}_item_ratio`, 'slider', ITEM, (value) => {
			const ratio = sizeOf(value) ?? 0;
			return ratio > 0 ? { '--posts-image-ratio': `1 / ${ratio}` } : undefined;
		}),
		slider(`${skin}_image_spacing`, ITEM, '--posts-image-gap'),
		...cssFilters(`${skin}_thumbnail_filters`, PICTURE),
		...cssFilters(
			`${skin}_thumbnail_hover_filters`,
			`${ITEM}:hover .elementor-post__thumbnail img`,
		),
		...words('title', part('title')),
		...textStroke(`${skin}_text_stroke`, part('title')),
		slider(`${skin}_title_spacing`, part('title'), 'margin-block-end'),
		...words('meta', part('meta-data')),
		...words('excerpt', part('excerpt')),
		slider(`${skin}_excerpt_spacing`, part('excerpt'), 'margin-block-end'),
		...words('read_more', part('read-more')),
		slider(`${skin}_read_more_spacing`, part('read-more'), 'margin-block-end'),
	];
}

/** The controls of a post's box and of a picture beside the text; all skins except cards have them. */
function boxControls(skin: string): StyleControl[] {
	const hovered = `${ITEM}:hover`;
	return [
		slider(`${skin}_image_width`, ITEM, '--posts-image-width'),
		dimensions(`${skin}_img_border_radius`, PICTURE, 'border-radius'),
		dimensions(`${skin}_box_border_width`, ITEM, (sides) => ({
			'border-style': 'solid',
			'border-width': shorthandOf(sides),
		})),
		slider(`${skin}_box_border_radius`, ITEM, 'border-radius'),
		dimensions(`${skin}_box_padding`, ITEM, 'padding'),
		dimensions(`${skin}_content_padding`, TEXT, 'padding'),
		...boxShadow(`${skin}_box_shadow`, ITEM),
		color(`${skin}_box_bg_color`, ITEM, 'background-color'),
		color(`${skin}_box_border_color`, ITEM, 'border-color'),
		...boxShadow(`${skin}_box_shadow_hover`, hovered),
		color(`${skin}_box_bg_color_hover`, hovered, 'background-color'),
		color(`${skin}_box_border_color_hover`, hovered, 'border-color'),
		slider(`${skin}_meta_spacing`, ' .elementor-post__meta-data', 'margin-block-end'),
	];
}

/** The controls of the card and of the badge on its picture. */
function cardControls(skin: string): StyleControl[] {
	const badge = ' .elementor-post__badge';
	return [
		color(`${skin}_card_bg_color`, ITEM, 'background-color'),
		color(`${skin}_card_border_color`, ITEM, 'border-color'),
		slider(`${skin}_card_border_width`, ITEM, (width) => ({ border: `${width} solid` })),
		slider(`${skin}_card_border_radius`, ITEM, 'border-radius'),
		slider(`${skin}_card_padding`, TEXT, 'padding-inline'),
		slider(`${skin}_card_vertical_padding`, TEXT, 'padding-block'),
		color(`${skin}_meta_border_color`, ' .elementor-post__meta-data', 'border-color'),
		color(`${skin}_badge_bg_color`, badge, 'background-color'),
		color(`${skin}_badge_color`, badge),
		slider(`${skin}_badge_radius`, badge, 'border-radius'),
		slider(`${skin}_badge_size`, badge, 'font-size'),
		slider(`${skin}_badge_margin`, badge, 'margin'),
		...typography(`${skin}_badge_typography`, badge),
	];
}

export const postsStyles: readonly StyleControl[] = [
	...SKINS.flatMap((skin) => [
		...skinControls(skin),
		...(isCards(skin) ? cardControls(skin) : boxControls(skin)),
	]),
	...paginationStyles,
];
