import { defineHandler } from '../../attach/handler';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { asWritten } from '../../ui/carousel/stored-switches';
import { holdKenBurns, moveKenBurns } from '../../ui/ken-burns';
import { SlidesBrowserSettings } from './browser-settings';
import { slidesOptions } from './options';

/** Makes a carousel of the slides, moves their pictures, and lets their texts enter. */
export const attach = defineHandler(SlidesBrowserSettings, async (element, settings) => {
	const row = element.querySelector<HTMLElement>('.elementor-slides');
	const slides = [...(row?.children ?? [])] as HTMLElement[];
	let last = 0;
	let isHeld = false;
	const move = (shown: Element | null) => {
		moveKenBurns(element, shown);
		holdKenBurns(element, isHeld);
	};
	const detach = await attachCarousel(element, slidesOptions(asWritten(element, settings)), {
		events: {
			onChange(index) {
				const slide = slides[index];
				if (index !== last && slide) slide.dataset.contents = 'waiting';
				move(slide ?? null);
			},
			onSettle(index) {
				// Texts that were visible when the page loaded stay in their place.
				if (index !== last && slides[index]) slides[index].dataset.contents = 'in';
				for (const [place, slide] of slides.entries())
					if (place !== index) delete slide.dataset.contents;
				last = index;
				move(slides[index] ?? null);
			},
			onPlaying(isPlaying) {
				isHeld = !isPlaying;
				holdKenBurns(element, isHeld);
			},
		},
	});
	return () => {
		detach();
		moveKenBurns(element, null);
		for (const slide of slides) delete slide.dataset.contents;
	};
});
