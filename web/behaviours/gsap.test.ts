// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { eachFrame } from '../browser/frames';
import { gsap } from './gsap';

it('what runs by frames runs on GSAP’s ticker once that is on the page', async () => {
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
