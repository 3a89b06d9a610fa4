import { useCarousel } from '../../elements/context/use-carousel';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { NoItemFound } from '../../loops/markup/nothing-found';
import { useLoopItems } from '../../loops/markup/use-loop-items';
import { useLoop } from '../../loops/use-loop';
import { Carousel } from '../../ui/carousel/carousel';
import type { LoopCarouselSettings } from './settings';
import { LOOP_SPACING_PX } from './spacing';

/** A carousel with slides that are rendered from a template of the library. */
export function LoopCarousel({ settings, element }: WidgetProps<LoopCarouselSettings>) {
	const options = useCarousel(element, settings, LOOP_SPACING_PX);
	const loop = useLoop(element, {
		query: settings.query,
		perPage: settings.posts_per_page,
		pageLimit: 1,
	});
	const items = useLoopItems(settings, loop);
	if (items.length === 0) return <NoItemFound settings={settings} loop={loop} />;
	return (
		<Carousel
			slides={items.map(({ key, item }) => ({ key, content: item }))}
			options={options}
			label={settings.carousel_name}
			previousIcon={settings.navigation_previous_icon}
			nextIcon={settings.navigation_next_icon}
		/>
	);
}
