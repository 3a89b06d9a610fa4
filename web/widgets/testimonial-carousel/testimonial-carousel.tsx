import type { WidgetProps } from '../../elements/define-widget';
import { useMainSwiper } from '../../elements/use-main-swiper';
import { Carousel } from '../../ui/carousel/carousel';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import type { TestimonialCarouselSettings } from './settings';
import { Voice } from './voice';

/** What people said, one or a few beside each other. */
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
