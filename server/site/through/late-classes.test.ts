import { describe, expect, it } from 'vitest';
import { lateClasses } from './late-classes';

/** A class that a handler sets, a word of a page with the handler's elements, and a word of a page without them. */
const FAMILIES: readonly (readonly [name: string, sign: string, other: string])[] = [
	['swiper-slide-active', 'elementor-main-swiper', 'elementor-tabs'],
	['swiper-pagination-bullet-active', 'image-carousel.default', 'image.default'],
	['swiper-fade', 'fade', 'faded'],
	['swiper-container-horizontal', 'swiper-container', 'swiper-wrapper'],
	['has-submenu', 'elementor-nav-menu', 'elementor-heading-title'],
	['swiper-3d', 'elementor-skin-coverflow', 'elementor-skin-carousel'],
	['dialog-widget', 'elementor-location-popup', 'elementor-location-header'],
	['elementor-popup-modal', 'popup', 'wp-page'],
	['elementor-slideshow--ui-hidden', 'lightbox', 'image.default'],
	['elementor-lightbox__stage', 'lightbox', 'image.default'],
	['elementor-message', 'elementor-form', 'elementor-heading-title'],
	['e-form__buttons', 'elementor-field-type-step', 'elementor-field-type-email'],
	['elementor-background-slideshow', 'slideshow', 'gradient'],
	['elementor-ken-burns--active', 'background_slideshow_ken_burns', 'gradient'],
	['elementor-background-video-hosted', 'background_video_link', 'background_color'],
	['e-load-more-spinner', 'e-loop-item', 'elementor-posts'],
	['elementor-posts-masonry', 'cards_masonry', 'cards_columns'],
	['elementor-sub-item', 'elementor-nav-menu', 'elementor-icon-list'],
	['elementor-tab-title', 'elementor-tabs', 'elementor-tablet-align-center'],
	['elementor-toc__spinner', 'table-of-contents.default', 'stock'],
	['elementor-headline-text', 'animated-headline.default', 'heading.default'],
	['elementor-countdown-expire', 'countdown.default', 'counter.default'],
	['elementor-search-form', 'search-form.default', 'form.default'],
	['elementor-share-btn', 'share-buttons.default', 'button.default'],
	['elementor-gallery__titles', 'gallery.default', 'image.default'],
	['elementor-hotspot', 'hotspot.default', 'image.default'],
	['elementor-login', 'login.default', 'form.default'],
	['elementor-progress', 'progress.default', 'counter.default'],
	['elementor-counter-number', 'counter.default', 'progress.default'],
	['elementor-cart', 'woocommerce-menu-cart.default', 'nav-menu.default'],
];

describe('classes that handlers set later', () => {
	it.each(FAMILIES)('may hold %s on a page with %s, not with %s', (name, sign, other) => {
		expect(lateClasses(['elementor', sign])(name)).toBe(true);
		expect(lateClasses(['elementor', other])(name)).toBe(false);
	});

	it('hold states on every page, and no class of an editor or of a tablet', () => {
		const isLate = lateClasses([]);
		expect(isLate('elementor-active')).toBe(true);
		expect(isLate('is-open')).toBe(true);
		expect(isLate('my-own-class')).toBe(false);
		expect(isLate('elementor-tablet-align-center')).toBe(false);
	});

	it('hold no class that only the script of the builder, or Swiper with other options, sets', () => {
		const isLate = lateClasses(['swiper', 'elementor-nav-menu', 'lightbox', 'popup', 'posts']);
		for (const name of [
			...['swiper-vertical', 'swiper-css-mode', 'swiper-virtual', 'swiper-button-next', 'swiper'],
			...['swiper-container-horizontal', 'swiper-cube', 'swiper-pagination-lock', 'dialog-buttons'],
			...['elementor-slideshow__title', 'elementor-pagination', 'elementor-nav-menu--dropdown'],
			...['elementor-background-overlay', 'e-n-menu'],
		]) {
			expect(isLate(name), name).toBe(false);
		}
	});
});
