import { attach } from '@outrigger/elements/behaviours/motion/handler';
import { LEVEL, SPEED } from './looks';
import { offerContender } from './page';

const SETTINGS = JSON.stringify({
	motion_fx_motion_fx_scrolling: 'yes',
	motion_fx_translateY_effect: 'yes',
	motion_fx_translateY_speed: { unit: 'px', size: SPEED },
	motion_fx_opacity_effect: 'yes',
	motion_fx_opacity_level: { unit: 'px', size: LEVEL },
	motion_fx_opacity_range: { unit: '%', sizes: { start: 20, end: 80 } },
});

/**
 * The handler of this project's pages. It gets its settings from the element's attribute, as the runtime reads them.
 */
offerContender(
	(elements) => {
		for (const element of elements) attach(element, JSON.parse(element.dataset.settings as string));
	},
	(element) => {
		element.dataset.settings = SETTINGS;
	},
);
