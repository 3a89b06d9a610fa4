import { type Run, segmentOf } from '@outrigger/rules/motion/lottie';
import { defineHandler } from '../../attach/handler';
import { watchReducedMotion } from '../../browser/reduced-motion';
import { drawAnimation, type Player } from './player';
import { LottieBrowserSettings } from './settings';
import { TRIGGERS } from './triggers';

/**
 * Draws the animation when it comes near the viewport, and moves it by its trigger. Visitors who want less motion see
 * its poster, or one still frame. If an animation cannot be fetched or drawn, the box stays unchanged.
 */
export const attach = defineHandler(LottieBrowserSettings, async (element, settings) => {
	const box = element.querySelector<HTMLElement>('.e-lottie__animation');
	const src = box?.dataset.src;
	if (!box || !src) return () => {};
	let end = () => {};
	let drawn: Promise<void> = Promise.resolve();

	const show = (isReduced: boolean) => {
		end();
		end = () => {};
		if (isReduced && box.querySelector('img')) return;
		const abort = new AbortController();
		let stop = () => {};
		end = () => {
			abort.abort();
			stop();
		};
		drawn = drawAnimation(box, src, settings.renderer, abort.signal).then((player) => {
			if (!player) return;
			if (abort.signal.aborted) return player.end();
			const run = runOf(player, settings);
			player.show(isReduced ? stillFrame(run, settings) : run.first);
			const still = () => () => {};
			const trigger = isReduced ? still : TRIGGERS[settings.trigger];
			const stopTrigger = trigger({ element, box, run, show: player.show, settings });
			stop = () => {
				stopTrigger();
				player.end();
			};
		});
	};
	const stopMotion = watchReducedMotion(show);
	await drawn;
	return () => {
		stopMotion();
		end();
	};
});

function runOf(player: Player, settings: LottieBrowserSettings): Run {
	const { start_point, end_point, play_speed, loop, number_of_times } = settings;
	const times = number_of_times > 0 ? Math.ceil(number_of_times) : Number.POSITIVE_INFINITY;
	return {
		...segmentOf(player.totalFrames, start_point, end_point),
		framesPerSecond: player.framesPerSecond * (play_speed > 0 ? play_speed : 1),
		isReversing: settings.reverse_animation,
		plays: loop ? times : 1,
	};
}

/** Returns the frame that is shown without motion: the last one if the animation would end, else the first one. */
function stillFrame({ first, last }: Run, settings: LottieBrowserSettings): number {
	const { trigger, loop, reverse_animation } = settings;
	const hasEnd = trigger === 'bind_to_scroll' || (trigger === 'arriving_to_viewport' && !loop);
	return hasEnd && !reverse_animation ? last : first;
}
