// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { eachFrame } from '../browser/frames';
import { gsap } from './gsap';

it('code that runs by frames runs on GSAP’s ticker once that is on the page', async () => {
	const add = vi.spyOn(gsap.ticker, 'add');
	const remove = vi.spyOn(gsap.ticker, 'remove');
	await new Promise<void>((resolve) => {
		const end = eachFrame(() => {
			end();
			resolve();
		});
		expect(add).toHaveBeenCalledOnce();
	});
	expect(remove.mock.lastCall).toEqual([add.mock.lastCall?.[0]]);
});

it('wakes for a movement after a pause of any length', async () => {
	const frames = () => gsap.ticker.frame;
	const asleep = () =>
		vi.waitFor(async () => {
			const before = frames();
			await new Promise((resolve) => setTimeout(resolve, 60));
			expect(frames()).toBe(before);
		}, 5000);
	for (let time = 0; time < 3; time += 1) {
		await asleep();
		const state = { progress: 0 };
		gsap.to(state, { progress: 1, duration: 0.02 });
		await vi.waitFor(() => expect(state.progress).toBe(1));
	}
});
