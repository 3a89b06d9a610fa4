import { MediaImage } from '../../elements/media/media-image';
import { hasMedia } from '../../elements/settings/media';
import { hasIcon, Icon } from '../../ui/icon';
import { iconLabel } from '../../ui/icon-label';
import { InlineMarkup, inlineOnly } from '../../ui/inline-markup';
import { linkAttributes } from '../../ui/link';
import { Stars } from '../../ui/stars';
import type { ReviewsSettings } from './review-settings';

/** The largest number of stars. */
const SCALE = 5;

/** The width of the requested portrait in CSS pixels: twice the default width (reviews.css). */
const PORTRAIT_PX = 72;

const SOLID = { value: 'eicon-star' };
const OUTLINE = { value: 'eicon-star-o' };

interface ReviewProps {
	slide: ReviewsSettings['slides'][number];
	settings: ReviewsSettings;
}

/** One card: author, stars, network, and text. Its head links to the review. */
export function Review({ slide, settings }: ReviewProps) {
	const { _id, content, image, name, title, rating, selected_social_icon } = slide;
	const link = linkAttributes(slide.link);
	const hasName = inlineOnly(name).trim() !== '';
	const place = hasIcon(selected_social_icon) ? iconLabel(selected_social_icon) : '';
	const head = (
		<>
			{hasMedia(image) && (
				<span className="elementor-testimonial__image">
					<MediaImage image={image} maxWidth={PORTRAIT_PX} alt={hasName ? '' : undefined} />
				</span>
			)}
			<cite className="elementor-testimonial__cite">
				<InlineMarkup
					className="elementor-testimonial__name"
					html={name}
					isLinked={link !== undefined}
				/>
				{rating > 0 && (
					<Stars
						className="elementor-star-rating"
						value={rating}
						scale={SCALE}
						icon={SOLID}
						unmarkedIcon={settings.unmarked_star_style === 'outline' ? OUTLINE : SOLID}
					/>
				)}
				<InlineMarkup
					className="elementor-testimonial__title"
					html={title && `<bdi>${title}</bdi>`}
					isLinked={link !== undefined}
				/>
			</cite>
			{place && (
				<span
					className={`elementor-testimonial__icon elementor-icon elementor-icon-${networkOf(selected_social_icon.value)}`}
				>
					<Icon icon={selected_social_icon} />
					<span className="elementor-screen-only">{place}</span>
				</span>
			)}
		</>
	);
	const isOwnRow = /^[\w-]+$/.test(_id);
	return (
		<figure className={`elementor-testimonial${isOwnRow ? ` elementor-repeater-item-${_id}` : ''}`}>
			<figcaption>
				{link ? (
					<a {...link} className="elementor-testimonial__header">
						{head}
					</a>
				) : (
					<div className="elementor-testimonial__header">{head}</div>
				)}
			</figcaption>
			{inlineOnly(content).trim() !== '' && (
				<blockquote className="elementor-testimonial__content">
					<InlineMarkup
						as="p"
						className="elementor-testimonial__text"
						html={content.replace(/\r?\n/g, '<br>')}
					/>
				</blockquote>
			)}
		</figure>
	);
}

/** Returns the name of the network: `fab fa-twitter` is `twitter`. */
function networkOf(value: unknown): string {
	return typeof value === 'string' ? (/fa-([a-z0-9-]+)\s*$/.exec(value)?.[1] ?? 'own') : 'own';
}
