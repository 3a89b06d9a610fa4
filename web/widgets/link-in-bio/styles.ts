import {
	background,
	choice,
	color,
	dimensions,
	number,
	only,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const ROOT = ' .e-link-in-bio';
const HEADING = ' .e-link-in-bio__heading';
const TITLE = ' .e-link-in-bio__title';
const ABOUT = ' .e-link-in-bio__about';
const DESCRIPTION = ' .e-link-in-bio__description';
const CTA = ' .e-link-in-bio__cta';
const CTA_INNER = ' .e-link-in-bio__cta-inner';

const BACKGROUND = ' .e-link-in-bio__bg';
const PICTURE = ' .e-link-in-bio__identity-image-profile';
const COVER = ' .e-link-in-bio__identity-image-cover';

/** The part of a cropped picture that stays in view. */
const POSITIONS = Object.fromEntries(
	['center', 'top', 'bottom']
		.flatMap((block) => ['center', 'left', 'right'].map((inline) => `${block} ${inline}`))
		.map((place) => [place, { 'object-position': place }]),
);

/**
 * Returns the controls of a border that has a switch, a width and a colour.
 * @param target `border`, or one side of it
 */
function bordered(
	chosenBy: string,
	control: string,
	selector: string,
	target: string,
): StyleControl[] {
	return [
		choice(chosenBy, selector, { yes: { [target]: '1px solid #000' } }),
		...only(
			({ [chosenBy]: chosen }) => chosen === 'yes',
			[
				slider(`${control}_width`, selector, `${target}-width`),
				color(`${control}_color`, selector, `${target}-color`),
			],
		),
	];
}

export const linkInBioStyles: readonly StyleControl[] = [
	slider('identity_image_size', ROOT, '--e-link-in-bio-identity-image-size'),
	slider('identity_image_bottom_spacing', ROOT, '--e-link-in-bio-identity-spacing'),
	color('bio_heading_text_color', HEADING),
	...typography('bio_heading_typography', HEADING),
	color('bio_title_text_color', TITLE),
	...typography('bio_title_typography', TITLE),
	color('bio_about_text_color', ABOUT),
	...typography('bio_about_typography', ABOUT),
	color('bio_description_text_color', DESCRIPTION),
	...typography('bio_description_typography', DESCRIPTION),
	color('icons_color', ROOT, '--e-link-in-bio-icon-color'),
	color('cta_links_text_color', ROOT, '--e-link-in-bio-ctas-text-color'),
	color('cta_links_background_color', ROOT, '--e-link-in-bio-ctas-bg'),
	color('cta_links_border_color', ROOT, '--e-link-in-bio-ctas-border-color'),
	slider('cta_links_border_width', ROOT, '--e-link-in-bio-ctas-border-width'),
	...typography('cta_links_typography', CTA),
	dimensions('cta_links_padding', CTA_INNER, 'padding'),
	slider('advanced_layout_width', ROOT, '--e-link-in-bio-container-width'),
	slider('advanced_layout_content_width', ROOT, '--e-link-in-bio-content-width'),
	...background('background_border_background_group', BACKGROUND),
	...background('background_border_background_overlay_group', ' .e-link-in-bio__bg-overlay'),
	number('background_overlay_opacity', ' .e-link-in-bio__bg-overlay', 'opacity'),
	...bordered('background_show_border', 'background_border', BACKGROUND, 'border'),
	...bordered('identity_image_show_border', 'identity_image_border', PICTURE, 'border'),
	...bordered(
		'identity_image_bottom_show_border',
		'identity_image_bottom_border',
		COVER,
		'border-block-end',
	),
	slider('identity_image_height', ROOT, '--e-link-in-bio-identity-cover-height'),
	choice('identity_image_position', ' .e-link-in-bio__identity-image img', POSITIONS),
];
