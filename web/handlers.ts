/**
 * The types whose markup needs no handler before the visitor uses it. The page fetches their handlers when the visitor
 * points at, touches or focuses such an element, not when the element comes near the viewport. A menu with links to
 * places on its page and the button of the cart react to events elsewhere on the page, so the page fetches their
 * handlers at the visitor's first input.
 */
export const WANTED_FIRST: ReadonlySet<string> = new Set([
	'mega-menu',
	'nav-menu',
	'search',
	'search-form',
	'woocommerce-menu-cart',
]);

/** Types that are islands of React; the browser fetches no script for an empty island. */
export const ISLANDS: ReadonlySet<string> = new Set([
	'post-comments',
	'rental-availability',
	'wc-add-to-cart',
	'woocommerce-cart',
	'woocommerce-checkout-page',
	'woocommerce-my-account',
	'woocommerce-product-add-to-cart',
	'woocommerce-purchase-summary',
]);

/**
 * Maps a type to the folder in `widgets/`, or under `atomic/`, whose `handler.ts` is the type's browser part. One line
 * for each type.
 */
export const HANDLER_FOLDERS: Readonly<Record<string, string>> = {
	accordion: 'accordion',
	alert: 'alert',
	'animated-headline': 'animated-headline',
	'archive-posts': 'posts',
	audio: 'audio',
	'code-highlight': 'code-highlight',
	'contact-buttons': 'contact-buttons',
	'contact-buttons-var-1': 'contact-buttons',
	'contact-buttons-var-10': 'contact-buttons',
	'contact-buttons-var-3': 'contact-buttons',
	'contact-buttons-var-4': 'contact-buttons',
	'contact-buttons-var-8': 'contact-buttons',
	countdown: 'countdown',
	counter: 'counter',
	'e-form': 'atomic/form',
	'e-self-hosted-video': 'video',
	'e-tabs': 'atomic/tabs',
	'e-youtube': 'video',
	'facebook-button': 'facebook',
	'facebook-comments': 'facebook',
	'facebook-embed': 'facebook',
	'facebook-page': 'facebook',
	'floating-bars-var-1': 'floating-bars',
	'floating-bars-var-2': 'floating-bars',
	'floating-bars-var-3': 'floating-bars',
	form: 'form',
	gallery: 'gallery',
	google_maps: 'google-maps',
	hotspot: 'hotspot',
	html: 'html',
	'image-carousel': 'image-carousel',
	'image-gallery': 'image-gallery',
	login: 'login',
	'loop-carousel': 'loop-carousel',
	'loop-grid': 'loop-grid',
	lottie: 'lottie',
	'media-carousel': 'media-carousel',
	'mega-menu': 'mega-menu',
	'nav-menu': 'nav-menu',
	'nested-accordion': 'nested-accordion',
	'nested-carousel': 'nested-carousel',
	'nested-tabs': 'nested-tabs',
	'off-canvas': 'off-canvas',
	portfolio: 'portfolio',
	'post-comments': 'post-comments',
	posts: 'posts',
	progress: 'progress',
	'progress-tracker': 'progress-tracker',
	'rental-availability': 'rental-availability',
	reviews: 'voices',
	search: 'search',
	'search-form': 'search-form',
	'share-buttons': 'share-buttons',
	slides: 'slides',
	'stripe-button': 'stripe-button',
	'table-of-contents': 'table-of-contents',
	tabs: 'tabs',
	'taxonomy-filter': 'taxonomy-filter',
	'testimonial-carousel': 'voices',
	'text-path': 'text-path',
	toggle: 'accordion',
	video: 'video',
	'video-playlist': 'video-playlist',
	'wc-add-to-cart': 'woocommerce-product-add-to-cart',
	'wc-archive-products': 'woocommerce-products',
	'woocommerce-cart': 'woocommerce-cart',
	'woocommerce-checkout-page': 'woocommerce-checkout-page',
	'woocommerce-menu-cart': 'woocommerce-menu-cart',
	'woocommerce-my-account': 'woocommerce-my-account',
	'woocommerce-notices': 'woocommerce-notices',
	'woocommerce-product-add-to-cart': 'woocommerce-product-add-to-cart',
	'woocommerce-product-data-tabs': 'woocommerce-product-data-tabs',
	'woocommerce-product-related': 'woocommerce-products',
	'woocommerce-product-upsell': 'woocommerce-products',
	'woocommerce-products': 'woocommerce-products',
	'woocommerce-purchase-summary': 'woocommerce-purchase-summary',
};

/** The same for passed pages, on which some handlers wait for the visitor. */
export const PASSED_FOLDERS: Readonly<Record<string, string>> = {
	...HANDLER_FOLDERS,
	form: 'form/passed',
};

/** Returns the path of a folder's browser part, relative to `web/`. */
export function handlerPath(folder: string): string {
	return `${folder.startsWith('atomic/') ? folder : `widgets/${folder}`}/handler.ts`;
}
