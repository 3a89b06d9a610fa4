/** What a kit says of the lightbox, as far as the browser needs it. */
export interface LightboxSettings {
	counter: boolean;
	fullscreen: boolean;
	zoom: boolean;
	/** The builder's names of networks, `download` among them; none where pictures are not shared. */
	share: readonly string[];
}

const DEFAULTS: LightboxSettings = {
	counter: true,
	fullscreen: true,
	zoom: true,
	share: ['facebook', 'x-twitter', 'pinterest', 'download'],
};

/** The kit's settings from `data-elementor-lightbox` on `<body>`; the builder's defaults where it says nothing. */
export function lightboxSettings(): LightboxSettings {
	try {
		const own = JSON.parse(document.body.dataset.elementorLightbox ?? '{}');
		const { counter, fullscreen, zoom, share } = { ...DEFAULTS, ...own };
		return {
			counter: counter !== false,
			fullscreen: fullscreen !== false,
			zoom: zoom !== false,
			share: Array.isArray(share) ? share.map(String) : [],
		};
	} catch {
		return DEFAULTS;
	}
}
