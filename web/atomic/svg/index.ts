import { defineAtomic } from '../../elements/atomic/define-atomic';
import { AtomicSvg, svgSettings } from './svg';

/** The element type `e-svg`. */
export const svg = defineAtomic({
	type: 'e-svg',
	settings: svgSettings,
	Markup: AtomicSvg,
	base: [
		{ name: 'e-svg-base', body: 'width:65px;height:65px;display:inline-block' },
		{ name: 'e-svg-base>:is(svg,img)', body: 'width:100%;height:100%;overflow:unset' },
	],
});
