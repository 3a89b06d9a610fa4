import { defineHandler } from '../../attach/handler';
import { pageBreakpoints } from '../../browser/device';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { carouselOptions } from '../../ui/carousel/options';
import { asWritten } from '../../ui/carousel/stored-switches';
import { LoopCarouselBrowserSettings } from './browser-settings';
import { LOOP_SPACING_PX } from './spacing';

/** Makes a carousel from the row of items, and makes it anew after a filter has replaced the items. */
export const attach = defineHandler(
	LoopCarouselBrowserSettings,
	async (element, settings, handlers, wanted) => {
		const options = carouselOptions(
			asWritten(element, settings),
			pageBreakpoints(),
			LOOP_SPACING_PX,
		);
		let running = attachCarousel(element, options, hasFilter(element) ? {} : { wanted });
		const stop = async () => (await running)();
		const restart = () => {
			stop();
			running = attachCarousel(element, options);
		};
		let stopFilters = () => {};
		if (hasFilter(element)) {
			const { followFilters } = await import('./follow-filters');
			stopFilters = followFilters(element, handlers, restart);
		}
		await running;
		return () => {
			stopFilters();
			stop();
		};
	},
);

/** Returns true if a filter of the page belongs to this list. Most carousels have none and load no code for filters. */
function hasFilter({ dataset }: HTMLElement): boolean {
	return document.querySelector(`[data-settings*='"selected_element":"${dataset.id}"']`) !== null;
}
