import { useMainSwiper } from '../../elements/context/use-main-swiper';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import { Review } from './review';
import type { ReviewsSettings } from './settings';

/** Reviews that people wrote elsewhere, on cards with stars. */
export function Reviews({ settings, element }: WidgetProps<ReviewsSettings>) {
	const { slides } = settings;
	const options = useMainSwiper(element, settings, ONE_SLIDE, slides.length);
	return (
		<Carousel
			slides={slides.map((slide, index) => ({
				key: `${index}`,
				content: <Review slide={slide} settings={settings} />,
			}))}
			options={options}
			label={settings.slides_name}
			hasArrowsOutside
			boxClass="elementor-main-swiper"
		/>
	);
}
