import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { InlineMarkup } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import type { TestimonialSettings } from './settings';

/**
 * The width of the requested portrait in CSS pixels: twice the default width (testimonial.css), so that an editor can
 * show a larger portrait.
 */
const PORTRAIT_PX = 120;

/** A quotation of a person, with a portrait, a name and a job. The widget renders nothing without a text. */
export function Testimonial({ settings }: WidgetProps<TestimonialSettings>) {
	const { testimonial_content, testimonial_image, testimonial_name, testimonial_job } = settings;
	const hasImage = hasMedia(testimonial_image);
	const hasDetails = testimonial_name.trim() !== '' || testimonial_job.trim() !== '';
	if (testimonial_content.trim() === '' && !hasDetails && !hasImage) return null;
	const link = linkAttributes(settings.link);
	const leads = testimonial_name.trim() !== '' ? testimonial_name : testimonial_job;
	const linked = (html: string, className: string) =>
		link && html === leads ? (
			<InlineMarkup as="a" {...link} className={className} html={html} />
		) : (
			<InlineMarkup className={className} html={html} />
		);
	return (
		<figure className="elementor-testimonial-wrapper">
			{testimonial_content.trim() !== '' && (
				<blockquote className="elementor-testimonial-content">
					<InlineMarkup as="p" html={testimonial_content} />
				</blockquote>
			)}
			{(hasImage || hasDetails) && (
				<figcaption
					className={`elementor-testimonial-meta${hasImage ? ' elementor-has-image' : ''} elementor-testimonial-image-position-${settings.testimonial_image_position}`}
				>
					<span className="elementor-testimonial-meta-inner">
						{hasImage && (
							<span className="elementor-testimonial-image">
								<MediaImage
									image={testimonial_image}
									size={settings.testimonial_image_size}
									custom={settings.testimonial_image_custom_dimension}
									maxWidth={PORTRAIT_PX}
								/>
							</span>
						)}
						{hasDetails && (
							<span className="elementor-testimonial-details">
								{linked(testimonial_name, 'elementor-testimonial-name')}
								{linked(testimonial_job, 'elementor-testimonial-job')}
							</span>
						)}
					</span>
				</figcaption>
			)}
		</figure>
	);
}
