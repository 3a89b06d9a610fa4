import { defineHandler } from '../../attach/handler';
import { isPassedPage } from '../../browser/passed-page';
import { attachCarousel } from '../../ui/carousel/attach-carousel';
import { asWritten } from '../../ui/carousel/stored-switches';
import { holdKenBurns, moveKenBurns } from '../../ui/ken-burns';
import { SlidesBrowserSettings } from './browser-settings';
import { slidesOptions } from './options';
import { passedTexts, renderedTexts } from './texts';

/** Makes a carousel of the slides, moves their pictures, and lets their texts enter. */
export const attach = defineHandler(
	SlidesBrowserSettings,
	async (element, settings, _page, wanted) => {
		const row = element.querySelector<HTMLElement>('.elementor-slides');
		const slides = [...(row?.children ?? [])] as HTMLElement[];
		const texts = row && isPassedPage() ? passedTexts(row) : renderedTexts(slides);
		let isHeld = false;
		const move = (index: number) => {
			moveKenBurns(element, slides[index] ?? null);
			holdKenBurns(element, isHeld);
		};
		const detach = await attachCarousel(element, slidesOptions(asWritten(element, settings)), {
			wanted,
			events: {
				onChange(index) {
					texts.wait(index);
					move(index);
				},
				onSettle(index) {
					texts.enter(index);
					move(index);
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
			texts.end();
		};
	},
);
