/** The kit's settings of the lightbox that the browser needs. */
export interface LightboxSettings {
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	/** The builder's names of networks, with `download` as one of them; empty if pictures are not shared. */
	share: readonly string[];
}

const DEFAULTS: LightboxSettings = {
	counter: true,
	fullscreen: true,
	zoom: true,
	share: ['facebook', 'x-twitter', 'pinterest', 'download'],
};

/**
 * The kit's settings that the server wrote into `data-elementor-lightbox` on `<body>`; the builder's defaults if there
 * are none.
 */
export function lightboxSettings(): LightboxSettings {
	return { ...DEFAULTS, ...JSON.parse(document.body.dataset.elementorLightbox ?? '{}') };
}
