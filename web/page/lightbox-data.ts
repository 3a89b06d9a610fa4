import type { ElementorShellQuery } from './page.extension.generated';

type KitLightbox = NonNullable<ElementorShellQuery['elementorKit']>['lightbox'];

/** The networks that the builder's lightbox offers if a kit names no others. */
const USUAL_NETWORKS = 'facebook,x-twitter,pinterest,download';

/**
 * Returns the settings of a kit's lightbox for the browser, as JSON for `data-elementor-lightbox`: only settings that
 * differ from the defaults. Undefined if no setting differs.
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
