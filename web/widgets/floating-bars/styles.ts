import {
	alignText,
	color,
	number,
	type StyleControl,
	slider,
	typography,
} from '../../elements/styles/factories';

const ROOT = ' .e-floating-bars';
const property = (name: string) => `--e-floating-bars-${name}`;

/** Maps each control to the custom property that the sheet of the widget reads. */
const COLORS: Readonly<Record<string, string>> = {
	style_announcement_icon_color: 'announcement-icon-color',
	style_announcement_text_color: 'announcement-text-color',
	style_cta_text_color: 'cta-text-color',
	style_cta_icon_color: 'cta-icon-color',
	style_cta_button_bg_color: 'cta-button-bg-color',
	style_cta_button_border_color: 'cta-button-border-color',
	style_cta_text_color_hover: 'cta-text-color-hover',
	style_cta_button_bg_color_hover: 'cta-button-bg-color-hover',
	style_headlines_text_color: 'headline-text-color',
	style_headlines_icon_color: 'headline-icon-color',
	style_coupon_text_color: 'coupon-text-color',
	style_coupon_background_color: 'coupon-bg-color',
	style_coupon_border_color: 'coupon-border-color',
	style_close_button_color: 'close-button-color',
	style_pause_button_color: 'pause-play-icon-color',
	style_background_color: 'background-color',
	style_overlay_background_color: 'background-overlay-color',
};

export const floatingBarsStyles: readonly StyleControl[] = [
	...Object.entries(COLORS).map(([control, name]) => color(control, ROOT, property(name))),
	...typography('style_announcement_text_typography', ' .e-floating-bars__announcement-text'),
	...typography('style_cta_text_typography', ' .e-floating-bars__cta-text'),
	...typography('style_headlines_text_typography', ' .e-floating-bars__headline'),
	...typography('style_coupon_text_typography', ' .e-floating-bars__coupon-code'),
	alignText('style_announcement_align', ' .e-floating-bars__announcement-text'),
	slider('style_announcement_icon_size', ROOT, property('announcement-icon-size')),
	slider('style_floating_bar_element_spacing', ROOT, property('elements-spacing')),
	slider('style_floating_bar_padding', ROOT, property('padding')),
	slider('style_headlines_spacing', ROOT, property('headline-spacing')),
	slider('style_cta_button_border_width', ROOT, property('cta-button-border-width')),
	number('style_background_overlay_opacity', ROOT, property('background-overlay-opacity')),
	number('style_ticker_scroll_speed', ROOT, (seconds) => ({
		[property('scroll-duration')]: `${Math.max(1, Number(seconds))}s`,
	})),
];
