import { fields } from '@outrigger/rules/atomic/envelope';
import { image } from '@outrigger/rules/atomic/values/image';
import { link } from '@outrigger/rules/atomic/values/link';
import type { InferOutput } from 'valibot';
import { AtomicLink } from '../../elements/atomic/atomic-link';
import type { AtomicProps } from '../../elements/atomic/define-atomic';
import { MediaImage } from '../../elements/media/media-image';

/** The settings of a picture. */
export const imageSettings = fields({ image, link });

/** A picture. If it has an address, it is inside of a link, which has the element's names. */
export function AtomicImage({
	settings: { image: chosen, link: target },
	attributes: { className, ...attributes },
}: AtomicProps<InferOutput<typeof imageSettings>>) {
	if (!chosen) return null;
	const { size, ...picture } = chosen;
	if (!target) {
		return <MediaImage image={picture} size={size} className={className} attributes={attributes} />;
	}
	return (
		<AtomicLink
			link={target}
			attributes={{ ...attributes, className: 'e-image-link-base' }}
			fallback="span"
		>
			<MediaImage image={picture} size={size} className={className} />
		</AtomicLink>
	);
}
