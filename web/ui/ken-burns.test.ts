// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { holdKenBurns, kenBurnsClasses, moveKenBurns } from './ken-burns';

beforeEach(() => {
	document.body.innerHTML = ['in', 'out']
		.map((way) => `<div id="${way}"><i class="${kenBurnsClasses(way as 'in' | 'out')}"></i></div>`)
		.join('');
});
const moving = () =>
	[...document.querySelectorAll('.elementor-ken-burns--active')].map(
		({ parentElement }) => parentElement?.id,
	);

it('the picture of the slide that shows moves, and no other', () => {
	moveKenBurns(document, document.querySelector('#in'));
	expect(moving()).toEqual(['in']);
	moveKenBurns(document, document.querySelector('#out'));
	expect(moving()).toEqual(['out']);
	moveKenBurns(document, null);
	expect(moving()).toEqual([]);
});

it('a picture stops in place and goes on from there; a finished movement does not begin anew', () => {
	const transition = { playState: 'running', pause: vi.fn(), play: vi.fn() };
	const picture = document.querySelector('#in > i') as Element;
	picture.getAnimations = () => [transition as unknown as Animation];
	holdKenBurns(document, true);
	expect(transition.pause).toHaveBeenCalledTimes(1);
	transition.playState = 'paused';
	holdKenBurns(document, false);
	expect(transition.play).toHaveBeenCalledTimes(1);
	transition.playState = 'finished';
	holdKenBurns(document, false);
	expect(transition.play).toHaveBeenCalledTimes(1);
});
