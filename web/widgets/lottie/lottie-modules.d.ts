/** The modules of Lottie's player, which have no types of their own. */
declare module 'lottie-web/player/js/*' {
	const part: unknown;
	// biome-ignore lint/style/noDefaultExport: this is how the library exports it
	export default part;
}
declare module 'lottie-web/player/js/animation/AnimationItem' {
	import type { AnimationConfigWithData, AnimationItem } from 'lottie-web';

	const Item: new () => AnimationItem & {
		setParams: (params: AnimationConfigWithData<'svg'>) => void;
	};
	// biome-ignore lint/style/noDefaultExport: this is how the library exports it
	export default Item;
}
declare module 'lottie-web/player/js/renderers/renderersManager' {
	export function registerRenderer(name: string, renderer: unknown): void;
}
declare module 'lottie-web/player/js/utils/shapes/ShapeModifiers' {
	export const ShapeModifiers: { registerModifier: (type: string, modifier: unknown) => void };
}
