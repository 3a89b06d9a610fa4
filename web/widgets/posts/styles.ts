import {
	alignText,
	color,
	custom,
	dimensions,
	number,
	type StyleControl,
	sizeOf,
	slider,
	typography,
} from '../../elements/styles/factories';
import { gridStyles } from '../../loops/markup/grid-styles';
import { paginationStyles } from '../../loops/page/pagination-settings';

/** A skin's controls are stored behind its name. */
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

function skinControls(skin: string): StyleControl[] {
	return [
		...gridStyles(`${skin}_`, LIST),
		alignText(`${skin}_alignment`, ' .elementor-post__text'),
		// The builder stores height divided by width.
		custom(`${skin}_item_ratio`, 'slider', ITEM, (value) => {
			const ratio = sizeOf(value) ?? 0;
			return ratio > 0 ? { '--posts-image-ratio': `1 / ${ratio}` } : undefined;
		}),
		slider(`${skin}_image_width`, ITEM, '--posts-image-width'),
		slider(`${skin}_image_spacing`, ITEM, '--posts-image-gap'),
		dimensions(`${skin}_img_border_radius`, ' .elementor-post__thumbnail img', 'border-radius'),
		color(`${skin}_box_bg_color`, ITEM, 'background-color'),
		color(`${skin}_card_bg_color`, ITEM, 'background-color'),
		number(`${skin}_box_border_width`, ITEM, (width) => ({ border: `${width}px solid` })),
		color(`${skin}_box_border_color`, ITEM, 'border-color'),
		dimensions(`${skin}_box_border_radius`, ITEM, 'border-radius'),
		dimensions(`${skin}_content_padding`, ' .elementor-post__text', 'padding'),
		color(`${skin}_title_color`, ' .elementor-post__title'),
		...typography(`${skin}_title_typography`, ' .elementor-post__title'),
		slider(`${skin}_title_spacing`, ' .elementor-post__title', 'margin-block-end'),
		color(`${skin}_meta_color`, ' .elementor-post__meta-data'),
		...typography(`${skin}_meta_typography`, ' .elementor-post__meta-data'),
		color(`${skin}_excerpt_color`, ' .elementor-post__excerpt'),
		...typography(`${skin}_excerpt_typography`, ' .elementor-post__excerpt'),
		color(`${skin}_read_more_color`, ' .elementor-post__read-more'),
		...typography(`${skin}_read_more_typography`, ' .elementor-post__read-more'),
		color(`${skin}_badge_bg_color`, ' .elementor-post__badge', 'background-color'),
		color(`${skin}_badge_color`, ' .elementor-post__badge'),
	];
}

export const postsStyles: readonly StyleControl[] = [
	...SKINS.flatMap(skinControls),
	...paginationStyles,
];
