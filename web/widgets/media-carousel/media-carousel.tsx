import { useCarouselOptions } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { MEDIA_SLIDES, mainSwiperOptions } from '../../ui/carousel/main-swiper-options';
import { MediaSlide } from './media-slide';
import type { MediaCarouselSettings } from './settings';
import { skinOf } from './skins';
import { Thumbnails } from './thumbnails';

/** Pictures and films: side by side, one above its thumbnails, or the middle one in front of its neighbours. */
export function MediaCarousel({ settings, element }: WidgetProps<MediaCarouselSettings>) {
	const { slides, skin } = settings;
	const isSlideshow = skin === 'slideshow';
	const options = useCarouselOptions(
		element,
		(breakpoints) => {
			const usual = mainSwiperOptions(settings, breakpoints, MEDIA_SLIDES, slides.length);
			return { ...usual, ...skinOf(settings, usual) };
		},
		slides.length,
	);
	const slideId = (index: number) => `slide-${element.id}-${index + 1}`;
	return (
		<Carousel
			slides={slides.map((slide, index) => ({
				key: `${index}`,
				id: isSlideshow ? slideId(index) : undefined,
				content: <MediaSlide slide={slide} settings={settings} slideshow={element.id} />,
			}))}
			options={options}
			label={settings.slides_name}
			boxClass="elementor-main-swiper"
			hasDotsInside={settings.pagination_position === 'inside'}
			thumbnails={
				isSlideshow && (
					<Thumbnails
						slides={slides}
						size={settings.image_size_size}
						slideId={slideId}
						isCentered={settings.centered_slides}
					/>
				)
			}
		/>
	);
}
