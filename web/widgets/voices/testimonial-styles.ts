import {
	choice,
	color,
	customSize,
	dimensions,
	only,
	type StyleControl,
	slider,
	textShadow,
	textStroke,
	typography,
} from '../../elements/styles/factories';
import { mainSwiperStyles } from '../../elements/styles/main-swiper';

const CONTENT = ' .elementor-testimonial__content';
const TEXT = ' .elementor-testimonial__text';
const NAME = ' .elementor-testimonial__name';
const TITLE = ' .elementor-testimonial__title';
const PORTRAIT = ' .elementor-testimonial__image img';

const isBubble = ({ skin }: Readonly<Record<string, unknown>>) => skin === 'bubble';
const hasBorder = (control: string) => (settings: Readonly<Record<string, unknown>>) =>
	settings[control] === 'yes';
const align = (word: string, side: string) => ({ '--e-voice-align': word, '--e-voice-side': side });

export const testimonialCarouselStyles: readonly StyleControl[] = [
	...mainSwiperStyles,
	...only(
		({ layout = 'image_inline' }) => layout === 'image_inline',
		[
			choice('alignment', ' .elementor-testimonial__footer', {
				right: { 'flex-direction': 'row-reverse', 'justify-content': 'flex-start' },
			}),
			choice('alignment', ' .elementor-testimonial__cite', { right: { 'text-align': 'end' } }),
		],
	),
	choice('alignment', '', {
		left: align('start', 'flex-start'),
		center: align('center', 'center'),
		right: align('end', 'flex-end'),
	}),
	slider('content_gap', '', '--e-voice-gap'),
	color('content_color', TEXT),
	...typography('content_typography', TEXT),
	...textStroke('text_stroke', TEXT),
	...textShadow('content_text_shadow', TEXT),
	color('name_color', NAME),
	...typography('name_typography', NAME),
	color('title_color', TITLE),
	...typography('title_typography', TITLE),
	customSize('image_size', PORTRAIT),
	slider('image_size', PORTRAIT, (size) => ({ 'inline-size': size, 'block-size': size })),
	slider('image_gap', '', '--e-voice-image-gap'),
	...only(hasBorder('image_border'), [
		choice('image_border', PORTRAIT, { yes: { border: '3px solid #000' } }),
		slider('image_border_width', PORTRAIT, 'border-width'),
		color('image_border_color', PORTRAIT, 'border-color'),
	]),
	slider('image_border_radius', PORTRAIT, 'border-radius'),
	...only(isBubble, [
		color('background_color', CONTENT, '--e-voice-bubble'),
		dimensions('text_padding', CONTENT, 'padding'),
		dimensions('border_radius', CONTENT, 'border-radius'),
		...only(hasBorder('border'), [
			choice('border', CONTENT, { yes: { border: '3px solid #000' } }),
			slider('border_width', CONTENT, 'border-width'),
			color('border_color', CONTENT, 'border-color'),
		]),
	]),
];
