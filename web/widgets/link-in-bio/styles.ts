import {
	background,
	color,
	dimensions,
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
	color('icons_background_color', ROOT, '--e-link-in-bio-icon-bg'),
	color('icons_color_hover', ROOT, '--e-link-in-bio-icon-color-hover'),
	color('cta_links_text_color', ROOT, '--e-link-in-bio-ctas-text-color'),
	color('cta_links_background_color', ROOT, '--e-link-in-bio-ctas-bg'),
	color('cta_links_text_color_hover', ROOT, '--e-link-in-bio-ctas-text-color-hover'),
	color('cta_links_background_color_hover', ROOT, '--e-link-in-bio-ctas-bg-hover'),
	color('cta_links_border_color', ROOT, '--e-link-in-bio-ctas-border-color'),
	slider('cta_links_border_width', ROOT, '--e-link-in-bio-ctas-border-width'),
	...typography('cta_links_typography', CTA),
	dimensions('cta_links_padding', CTA, 'padding'),
	slider('advanced_layout_width', ROOT, '--e-link-in-bio-container-width'),
	slider('advanced_layout_content_width', ROOT, '--e-link-in-bio-content-width'),
	...background('background_border_background', ' .e-link-in-bio__bg'),
	...background('background_border_background_overlay', ' .e-link-in-bio__bg-overlay'),
];
