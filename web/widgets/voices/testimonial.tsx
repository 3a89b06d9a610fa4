import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import type { TestimonialCarouselSettings } from './testimonial-settings';

/** The width of the requested portrait in CSS pixels: twice the default width (testimonial-carousel.css). */
const PORTRAIT_PX = 100;

/** In these layouts the name is beside the text; in all other layouts it is beside the portrait. */
const NAME_WITH_WORDS = ['image_above', 'image_left', 'image_right'];

interface TestimonialProps {
	slide: TestimonialCarouselSettings['slides'][number];
	settings: TestimonialCarouselSettings;
}

/** One testimonial: a text, a portrait, a name and a title. */
export function Testimonial({
	slide: { content, image, name, title },
	settings,
}: TestimonialProps) {
	const isNameWithWords = settings.skin !== 'bubble' && NAME_WITH_WORDS.includes(settings.layout);
	const hasName = [name, title].some((html) => inlineOnly(html).trim() !== '');
	const hasWords = inlineOnly(content).trim() !== '';
	const cite = hasName && (
		<cite className="elementor-testimonial__cite">
			<InlineMarkup className="elementor-testimonial__name" html={name} />
			<InlineMarkup className="elementor-testimonial__title" html={title} />
		</cite>
	);
	return (
		<figure className="elementor-testimonial">
			{(hasWords || (isNameWithWords && hasName)) && (
				<div className="elementor-testimonial__content">
					{hasWords && (
						<InlineMarkup
							as="blockquote"
							className="elementor-testimonial__text"
							html={content.replace(/\r?\n/g, '<br>')}
						/>
					)}
					{isNameWithWords && cite}
				</div>
			)}
			{(hasMedia(image) || (!isNameWithWords && hasName)) && (
				<figcaption className="elementor-testimonial__footer">
					{hasMedia(image) && (
						<div className="elementor-testimonial__image">
							<MediaImage
								image={image}
								size={settings.image_size_size}
								custom={settings.image_size_custom_dimension}
								maxWidth={PORTRAIT_PX}
								// The name is beside the portrait, so the alternative text is empty.
								alt={hasName ? '' : undefined}
							/>
						</div>
					)}
					{!isNameWithWords && cite}
				</figcaption>
			)}
		</figure>
	);
}
