import { defineWidget } from '../../elements/tree/define-widget';
import { TestimonialSettings } from './settings';
import { testimonialStyles } from './styles';
import { Testimonial } from './testimonial';
import css from './testimonial.css?inline';

export const testimonial = defineWidget({
	types: ['testimonial'],
	settings: TestimonialSettings,
	Markup: Testimonial,
	styles: testimonialStyles,
	globals: {
		content_content_color: 'text',
		content_typography_typography: 'text',
		name_text_color: 'primary',
		name_typography_typography: 'primary',
		job_text_color: 'secondary',
		job_typography_typography: 'secondary',
	},
	css,
});
