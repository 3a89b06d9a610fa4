import type { ReactNode } from 'react';
import { useMainSwiper } from '../../elements/context/use-main-swiper';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Carousel } from '../../ui/carousel/carousel';
import { ONE_SLIDE } from '../../ui/carousel/main-swiper-options';
import { Review } from './review';
import type { ReviewsSettings } from './review-settings';
import { Testimonial } from './testimonial';
import type { TestimonialCarouselSettings } from './testimonial-settings';

/** Reviews that people wrote elsewhere, on cards with stars. */
export function Reviews({ settings, element }: WidgetProps<ReviewsSettings>) {
	const slides = settings.slides.map((slide, index) => ({
		key: `${index}`,
		content: <Review slide={slide} settings={settings} />,
	}));
	return <Voices {...{ settings, element, slides }} />;
}

/** A carousel of testimonials: one, or a few side by side. */
export function TestimonialCarousel({
	settings,
	element,
}: WidgetProps<TestimonialCarouselSettings>) {
	const slides = settings.slides.map((slide, index) => ({
		key: `${index}`,
		content: <Testimonial slide={slide} settings={settings} />,
	}));
	return <Voices {...{ settings, element, slides }} />;
}

interface VoicesProps extends WidgetProps<ReviewsSettings | TestimonialCarouselSettings> {
	slides: readonly { key: string; content: ReactNode }[];
}

function Voices({ settings, element, slides }: VoicesProps) {
	const options = useMainSwiper(element, settings, ONE_SLIDE, slides.length);
	return (
		<Carousel
			slides={slides}
			options={options}
			label={settings.slides_name}
			hasArrowsOutside
			boxClass="elementor-main-swiper"
		/>
	);
}
