import { useCarouselOptions } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { imageCarouselOptions } from './options';
import { PictureSlide } from './picture-slide';
import type { ImageCarouselSettings } from './settings';

/** The assumed width of the page in CSS pixels; slides that are side by side share it. */
const PAGE_PX = 1140;
/** The assumed width of a phone in CSS pixels; it shows one slide, which is as wide as the phone. */
const PHONE_PX = 512;

/** A carousel of the pictures of a gallery control. */
export function ImageCarousel({ settings, element }: WidgetProps<ImageCarouselSettings>) {
	const { carousel, image_stretch } = settings;
	const options = useCarouselOptions(
		element,
		(breakpoints) => imageCarouselOptions(settings, breakpoints),
		carousel.length,
	);
	const desktop = options.steps.at(-1)?.slides ?? 1;
	const maxWidth = image_stretch ? Math.max(Math.round(PAGE_PX / desktop), PHONE_PX) : undefined;
	return (
		<Carousel
			slides={carousel.map((image, index) => ({
				key: `${index}`,
				content: (
					<PictureSlide
						image={image}
						settings={settings}
						slideshow={element.id}
						maxWidth={maxWidth}
					/>
				),
			}))}
			options={options}
			label={settings.carousel_name}
			previousIcon={settings.navigation_previous_icon}
			nextIcon={settings.navigation_next_icon}
			hasArrowsOutside={settings.arrows_position === 'outside'}
			hasDotsInside={settings.dots_position === 'inside'}
			boxClass={`elementor-image-carousel-wrapper${image_stretch ? ' swiper-image-stretch' : ''}`}
			rowClass="elementor-image-carousel"
		/>
	);
}
