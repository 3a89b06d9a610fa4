import { useCarouselOptions } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { slidesOptions } from './options';
import type { SlidesSettings } from './settings';
import { SlideContent } from './slide-content';

/** Slides with a picture, words and a button each, one at a time. */
export function Slides({ settings, element }: WidgetProps<SlidesSettings>) {
	const { slides } = settings;
	const options = useCarouselOptions(element, () => slidesOptions(settings), slides.length);
	return (
		<Carousel
			slides={slides.map((slide, index) => ({
				key: `${index}`,
				content: <SlideContent slide={slide} settings={settings} />,
				className: /^[\w-]+$/.test(slide._id) ? `elementor-repeater-item-${slide._id}` : undefined,
			}))}
			options={options}
			label={settings.slides_name}
			hasArrowsOutside={settings.arrows_position === 'outside'}
			hasDotsInside={settings.dots_position === 'inside'}
			holdsMotion={slides.some(({ background_ken_burns }) => background_ken_burns)}
			boxClass="elementor-slides-wrapper elementor-main-swiper"
			rowClass="elementor-slides"
			animation={settings.content_animation}
		/>
	);
}
