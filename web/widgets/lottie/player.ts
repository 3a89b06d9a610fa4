import { isLottieData, needsWholePlayer } from '@outrigger/rules/motion/lottie';
import type { AnimationConfigWithData, AnimationItem } from 'lottie-web';
import { watchBoxSizes } from '../../browser/box-sizes';

/** A drawn animation that shows any given frame. */
export interface Player {
	totalFrames: number;
	framesPerSecond: number;
	/** @param frame counted from the animation's beginning; fractions of frames are possible */
	show: (frame: number) => void;
	/** Removes the animation again. */
	end: () => void;
}

type Renderer = 'svg' | 'canvas';

interface Library {
	loadAnimation: (params: AnimationConfigWithData<'svg'>) => AnimationItem;
}

/**
 * Draws an animation into its box, over the poster or the empty room, and shows the first frame.
 * @param src address of the animation's JSON on this site
 * @returns undefined if there is no animation at that address, or if it does not load in time
 */
export async function drawAnimation(
	box: HTMLElement,
	src: string,
	renderer: Renderer,
	signal: AbortSignal,
): Promise<Player | undefined> {
	try {
		const data = await fetchData(src, signal);
		if (!data || signal.aborted) return undefined;
		const library = await libraryFor(data, renderer);
		return signal.aborted ? undefined : play(box, data, renderer, library);
	} catch {
		// A file that we cannot fetch, read or draw leaves the box as it was.
		return undefined;
	}
}

interface LottieData {
	w: number;
	h: number;
	fr: number;
}

async function fetchData(src: string, signal: AbortSignal): Promise<LottieData | undefined> {
	const response = await fetch(src, { signal });
	const data: unknown = response.ok ? await response.json() : undefined;
	return isLottieData(data) ? (data as LottieData) : undefined;
}

/** The smallest form of the library that draws this animation. */
async function libraryFor(data: LottieData, renderer: Renderer): Promise<Library> {
	if (renderer === 'canvas')
		return (await import('lottie-web/build/player/lottie_light_canvas')).default;
	if (needsWholePlayer(data)) return (await import('lottie-web/build/player/lottie_light')).default;
	return import('./shapes-library');
}

function play(box: HTMLElement, data: LottieData, renderer: Renderer, library: Library): Player {
	const room = box.querySelector('.e-lottie__room');
	const stage = document.createElement('div');
	const before = room?.getAttribute('viewBox') ?? '';
	name(stage, box.querySelector('img')?.alt || box.dataset.label);
	stage.className = 'e-lottie__stage';
	room?.setAttribute('viewBox', `0 0 ${data.w} ${data.h}`);
	box.append(stage);
	const animation = library.loadAnimation({
		container: stage,
		renderer: renderer as 'svg',
		loop: false,
		autoplay: false,
		animationData: data,
	});
	const isDrawn = () => {
		box.dataset.state = 'drawn';
	};
	animation.addEventListener('DOMLoaded', isDrawn);
	if (animation.isLoaded) isDrawn();
	const stopSizes = watchBoxSizes(renderer === 'canvas' ? [stage] : [], () => animation.resize());
	return {
		totalFrames: animation.totalFrames,
		framesPerSecond: data.fr,
		show: (frame) => animation.goToAndStop(frame, true),
		end: () => {
			stopSizes();
			animation.destroy();
			stage.remove();
			room?.setAttribute('viewBox', before);
			delete box.dataset.state;
		},
	};
}

function name(stage: HTMLElement, label: string | undefined): void {
	if (!label) {
		stage.setAttribute('aria-hidden', 'true');
		return;
	}
	stage.setAttribute('role', 'img');
	stage.setAttribute('aria-label', label);
}
