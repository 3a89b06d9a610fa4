import { after } from '../../browser/timers';
import { holdKenBurns, kenBurnsClasses, moveKenBurns } from '../../ui/ken-burns';
import type { Slideshow } from './read-slideshow';

/** The slides of a background. */
export interface Slides {
	/** The element with the slides, which goes behind the content of the background's element. */
	element: HTMLElement;
	/** Lets the slides continue, or stops them as they are. */
	run: (isMoving: boolean) => void;
	end: () => void;
}

/**
 * Makes the slides and shows the first. It fetches each further picture while the previous picture is shown, and skips
 * a picture that fails. `data-state` of a slide is `shown`, `leaving` or absent.
 */
export function buildSlides({
	pictures,
	isEndless,
	slideMs,
	transitionMs,
	...show
}: Slideshow): Slides {
	const element = document.createElement('div');
	element.className = 'elementor-background-slideshow';
	element.setAttribute('aria-hidden', 'true');
	element.dataset.transition = show.transition;
	element.style.setProperty('--e-slide-transition', `${transitionMs}ms`);
	const slides = pictures.map(() => slideOf(show.kenBurns));
	element.append(...slides);
	const broken = new Set<number>();
	let shown = 0;
	let isMoving = false;
	let stopTimer = () => {};

	const fill = (index: number) => {
		const picture = slides[index]?.firstElementChild as HTMLElement | null | undefined;
		if (picture && !picture.style.backgroundImage) {
			picture.style.backgroundImage = pictures[index] ?? '';
		}
	};
	const go = (index: number) => {
		for (const [at, slide] of slides.entries()) {
			slide.dataset.state = at === index ? 'shown' : at === shown ? 'leaving' : '';
		}
		shown = index;
		fill(index);
		moveKenBurns(element, isMoving ? (slides[index] ?? null) : null);
	};
	const next = () => {
		for (let step = 1; step < slides.length; step++) {
			const index = (shown + step) % slides.length;
			if (index === 0 && !isEndless) return undefined;
			if (index < shown && !isEndless) return undefined;
			if (!broken.has(index)) return index;
		}
		return undefined;
	};
	const wait = () => {
		stopTimer();
		const index = next();
		if (index === undefined) return;
		fetchPicture(pictures[index] ?? '').then((isThere) => {
			if (isThere) return;
			broken.add(index);
			if (isMoving) wait();
		});
		stopTimer = after(slideMs + transitionMs, () => {
			if (broken.has(index)) return wait();
			go(index);
			wait();
		});
	};
	fill(0);
	for (const [at, slide] of slides.entries()) slide.dataset.state = at === 0 ? 'shown' : '';
	return {
		element,
		run(moves) {
			isMoving = moves;
			element.dataset.moving = `${moves}`;
			if (moves) {
				moveKenBurns(element, slides[shown] ?? null);
				holdKenBurns(element, false);
				wait();
			} else {
				stopTimer();
				holdKenBurns(element, true);
			}
		},
		end() {
			isMoving = false;
			stopTimer();
		},
	};
}

function slideOf(kenBurns: Slideshow['kenBurns']): HTMLElement {
	const slide = document.createElement('div');
	slide.className = 'elementor-background-slideshow__slide';
	const picture = document.createElement('div');
	picture.className =
		`elementor-background-slideshow__slide__image ${kenBurns ? kenBurnsClasses(kenBurns) : ''}`.trim();
	slide.append(picture);
	return slide;
}

/** Fetches a picture; returns false if it cannot be loaded. The value is `url("…")` from a sheet. */
async function fetchPicture(value: string): Promise<boolean> {
	const [, address = ''] = /^url\(["']?(.*?)["']?\)$/.exec(value) ?? [];
	const picture = Object.assign(new Image(), { fetchPriority: 'low', src: address });
	try {
		await picture.decode();
		return true;
	} catch {
		return false;
	}
}
