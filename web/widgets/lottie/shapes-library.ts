import type { AnimationConfigWithData, AnimationItem } from 'lottie-web';
import Item from 'lottie-web/player/js/animation/AnimationItem';
import { registerRenderer } from 'lottie-web/player/js/renderers/renderersManager';
import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier';

registerRenderer('svg', SVGRenderer);
ShapeModifiers.registerModifier('tm', TrimModifier);
ShapeModifiers.registerModifier('rp', RepeaterModifier);
ShapeModifiers.registerModifier('rd', RoundCornersModifier);

/**
 * Lottie's player without layers of text, the rarer changes of shapes, and the clock that moves all animations of a
 * page: seven tenths of `lottie_light`. It draws each animation for which `needsWholePlayer` is false.
 * @param params as for Lottie's own function of this name; without `animationData` nothing is drawn
 */
export function loadAnimation(params: AnimationConfigWithData<'svg'>): AnimationItem {
	const item = new Item();
	item.setParams(params);
	return item;
}
