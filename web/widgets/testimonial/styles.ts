import {
	border,
	choice,
	color,
	customSize,
	dimensions,
	type StyleControl,
	slider,
	textShadow,
	typography,
} from '../../elements/styles/factories';

const WRAPPER = ' .elementor-testimonial-wrapper';
const CONTENT = ' .elementor-testimonial-content';
const IMAGE = ' .elementor-testimonial-image img';
const NAME = ' .elementor-testimonial-name';
const JOB = ' .elementor-testimonial-job';

const side = (align: string) => ({ 'text-align': align });

export const testimonialStyles: readonly StyleControl[] = [
	choice('testimonial_alignment', WRAPPER, {
		left: side('left'),
		start: side('start'),
		center: side('center'),
		right: side('right'),
		end: side('end'),
	}),
	color('content_content_color', CONTENT),
	...typography('content_typography', CONTENT),
	...textShadow('content_shadow', CONTENT),
	customSize('testimonial_image', IMAGE),
	slider('image_size', IMAGE, (size) => ({ 'inline-size': size, 'block-size': size })),
	...border('image_border', IMAGE),
	dimensions('image_border_radius', IMAGE, 'border-radius'),
	color('name_text_color', NAME),
	...typography('name_typography', NAME),
	...textShadow('name_shadow', NAME),
	color('job_text_color', JOB),
	...typography('job_typography', JOB),
	...textShadow('job_shadow', JOB),
];
