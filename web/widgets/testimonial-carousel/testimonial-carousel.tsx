import { useMainSwiper } from '../../elements/context/use-main-swiper';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import type { TestimonialCarouselSettings } from './settings';
import { Voice } from './voice';

/** The words of customers, one or a few beside each other. */
export function TestimonialCarousel({
	settings,
	element,
}: WidgetProps<TestimonialCarouselSettings>) {
	const { slides } = settings;
	const options = useMainSwiper(element, settings, ONE_SLIDE, slides.length);
	return (
		<Carousel
			slides={slides.map((slide, index) => ({
				key: `${index}`,
				content: <Voice slide={slide} settings={settings} />,
			}))}
			options={options}
			label={settings.slides_name}
			hasArrowsOutside
			boxClass="elementor-main-swiper"
		/>
	);
}
