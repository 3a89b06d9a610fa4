import { readFileSync } from 'node:fs';
import { FIXED_OPTIONS, UNUSED_OPTIONS } from '@outrigger/elements/ui/carousel/fixed-options';
import Swiper from 'swiper';
import { minifySync } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanCode } from './lean-swiper';

const CORE = readFileSync('node_modules/swiper/shared/swiper-core.mjs', 'utf8');
const leanOf = (code: string) =>
	leanCode(code, Swiper.defaults, { fixed: FIXED_OPTIONS, unused: UNUSED_OPTIONS });
const lean = leanOf(CORE);
const built = minifySync('swiper-core.mjs', lean, { module: true }).code;

describe('lean Swiper', () => {
	it('reads no option any more that carousels never change', () => {
		expect(CORE).toContain('params.cssMode');
		expect(lean).not.toContain('.cssMode');
		expect(lean).not.toContain('params.autoHeight');
		expect(lean).toContain('params.slidesPerView');
	});

	it('calls no method that it removes', () => {
		for (const name of ['updateAutoHeight', 'checkOverflow', 'disable', 'changeDirection']) {
			expect(CORE).toContain(`swiper.${name}(`);
			expect(built).not.toContain(`.${name}(`);
		}
		expect(built).not.toMatch(/\.(?:enable|changeLanguageDirection|setProgress|translateTo)\(/);
		expect(built).not.toMatch(/\.(?:slideToClosest|onAny|offAny)\(/);
	});

	it('is smaller by a fifth at least', () => {
		const whole = minifySync('swiper-core.mjs', CORE, { module: true }).code;
		expect(built.length).toBeLessThan(whole.length * 0.8);
	});

	it('stops the build when Swiper no longer has an option or a method', () => {
		const changed = CORE.replaceAll('params.rewind', 'params.goesBack');
		expect(() => leanOf(changed)).toThrow('rewind');
		expect(() => leanOf(CORE.replaceAll('slideToClosest', 'goTo'))).toThrow('slideToClosest');
	});
});
