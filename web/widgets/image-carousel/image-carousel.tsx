import { useCarouselOptions } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { imageCarouselOptions } from './options';
import { PictureSlide } from './picture-slide';
import type { ImageCarouselSettings } from './settings';

/** The assumed width of the page in CSS pixels, which the slides beside each other share. */
const PAGE_PX = 1140;
/** A phone shows one slide, as wide as itself. */
const PHONE_PX = 512;

/** Pictures of a gallery control beside each other. */
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
