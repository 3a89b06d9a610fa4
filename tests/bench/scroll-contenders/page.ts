import type { Looks } from './looks';

/** The functions that a page of the bench offers to the measuring script; times in ms. */
export interface BenchPage {
	/** Builds the page's elements. */
	build(count: number): void;
	/** Starts the contender; resolves when the first frame with it was computed. */
	start(): Promise<void>;
	/** Scrolls down at an even speed. Returns the gaps between frames. */
	scroll(px: number, duringMs: number): Promise<number[]>;
	/** Returns the number of frames that scripts requested since the last call of this function. */
	framesAsked(): number;
	/** Returns the visible state of the elements in the window: their place in it and their opacity. */
	shown(): Looks[];
}

/** Height in CSS pixels: of the scrolled content without one window, and of one element. */
const PAGE_PX = 10_000;
const BOX_PX = 60;
const COLUMNS = 10;

/** Puts a contender on its page, as `bench` on the window. */
export function offerContender(
	start: (elements: HTMLElement[]) => void,
	prepare: (element: HTMLElement) => void = () => {},
): void {
	const elements: HTMLElement[] = [];
	let asked = 0;
	const request = requestAnimationFrame.bind(window);
	Object.assign(window, {
		requestAnimationFrame: (callback: FrameRequestCallback) => {
			asked += 1;
			return request(callback);
		},
	});
	const page: BenchPage = {
		build(count) {
			const main = document.createElement('main');
			main.style.cssText = `position:relative;height:${PAGE_PX + innerHeight}px`;
			for (let at = 0; at < count; at += 1) {
				const box = document.createElement('div');
				const left = (at % COLUMNS) * (100 / COLUMNS);
				const top = (at / count) * (PAGE_PX + innerHeight - BOX_PX);
				box.style.cssText = `position:absolute;left:${left}%;top:${top}px`;
				const element = document.createElement('div');
				element.className = 'elementor-element box';
				element.textContent = `${at}`;
				prepare(element);
				elements.push(element);
				box.append(element);
				main.append(box);
			}
			document.body.append(main);
		},
		start: () =>
			new Promise((resolve) => {
				start(elements);
				request(() => resolve());
			}),
		scroll: (px, duringMs) =>
			new Promise((resolve) => {
				const gaps: number[] = [];
				const between = new MessageChannel();
				let began: number | undefined;
				let last = 0;
				// The page scrolls between frames, as with a wheel, so that the scroll does not force the layout of a
				// contender's changes.
				between.port1.onmessage = ({ data }) => scrollTo(0, data);
				request(function frame(now) {
					if (began === undefined) began = now;
					else gaps.push(now - last);
					last = now;
					const share = Math.min(1, (now - began) / duringMs);
					between.port2.postMessage(px * share);
					if (share < 1) request(frame);
					else resolve(gaps);
				});
			}),
		framesAsked() {
			const count = asked;
			asked = 0;
			return count;
		},
		shown: () =>
			elements
				.filter((element) => {
					const box = (element.parentElement as HTMLElement).getBoundingClientRect();
					return box.top < innerHeight && box.bottom > 0;
				})
				.map((element) => ({
					y: element.getBoundingClientRect().y,
					opacity: Number(getComputedStyle(element).opacity),
				})),
	};
	Object.assign(window, { bench: page });
}
