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
	css,
});
