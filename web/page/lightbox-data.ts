import type { ElementorShellQuery } from './page.extension.generated';

type KitLightbox = NonNullable<ElementorShellQuery['elementorKit']>['lightbox'];

/** What the builder's lightbox offers unless a kit says otherwise. */
const USUAL_NETWORKS = 'facebook,x-twitter,pinterest,download';

/**
 * What the browser is told of a kit's lightbox, as JSON for `data-elementor-lightbox`: only what is not usual.
 * Undefined where all is.
 */
export function lightboxData(kit: KitLightbox): string | undefined {
	const share = kit.enableShare
		? kit.shareNetworks.map((network) => network.toLowerCase().replaceAll('_', '-'))
		: [];
	const data = {
		...(!kit.enableCounter && { counter: false }),
		...(!kit.enableFullscreen && { fullscreen: false }),
		...(!kit.enableZoom && { zoom: false }),
		...(share.join() !== USUAL_NETWORKS && { share }),
	};
	return Object.keys(data).length > 0 ? JSON.stringify(data) : undefined;
}
