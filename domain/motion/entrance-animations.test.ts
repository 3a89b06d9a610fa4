import { describe, expect, it } from 'vitest';
import { ENTRANCE_ANIMATIONS, EXIT_ANIMATIONS, isEntranceAnimation } from './entrance-animations';

describe('the names of the entrance animations', () => {
	it('are the builder’s 36, each once', () => {
		expect(new Set(ENTRANCE_ANIMATIONS).size).toBe(36);
		expect(ENTRANCE_ANIMATIONS).toHaveLength(36);
	});

	it('serve as exits, except for animations that bounce or only draw attention', () => {
		expect(
			ENTRANCE_ANIMATIONS.filter((name) => !EXIT_ANIMATIONS.some((exit) => exit === name)),
		).toMatchInlineSnapshot(`
				[
				  "bounceIn",
				  "bounceInDown",
				  "bounceInLeft",
				  "bounceInRight",
				  "bounceInUp",
				  "bounce",
				  "flash",
				  "pulse",
				  "rubberBand",
				  "shake",
				  "headShake",
				  "swing",
				  "tada",
				  "wobble",
				  "jello",
				]
			`);
	});

	it('differ from all other values', () => {
		expect(isEntranceAnimation('fadeInUp')).toBe(true);
		for (const junk of ['none', '', 'toString', 'fadeinup', null, undefined, 5, ['fadeIn'], {}]) {
			expect(isEntranceAnimation(junk)).toBe(false);
		}
	});
});
