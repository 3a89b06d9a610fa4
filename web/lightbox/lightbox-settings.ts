/** The kit's settings of the lightbox that the browser needs. */
export interface LightboxSettings {
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	/** The builder's names of networks, `download` among them; empty where pictures are not shared. */
	share: readonly string[];
}

const DEFAULTS: LightboxSettings = {
	counter: true,
	fullscreen: true,
	zoom: true,
	share: ['facebook', 'x-twitter', 'pinterest', 'download'],
};

/** The kit's settings from `data-elementor-lightbox` on `<body>`, which the server wrote; the builder's defaults else. */
export function lightboxSettings(): LightboxSettings {
	return { ...DEFAULTS, ...JSON.parse(document.body.dataset.elementorLightbox ?? '{}') };
}
