/**
 * A sheet with the same effects as the builder's own, written for these tests after the look of the builder's pages:
 * parts that wait for a script are hidden, a carousel's row is as wide as its slides.
 */
export const BUILDER_SHEET = `
body { margin: 0; font: 16px/1.5 Arial, sans-serif; }
.elementor-element { position: relative; }
.elementor *, .elementor *::before { box-sizing: border-box; }
.e-con { display: flex; flex-direction: column; padding: 10px; }
.e-con-inner { width: 100%; max-width: 1140px; margin: 0 auto; }
.elementor img { max-width: 100%; height: auto; border: 0; }
.elementor-section { position: relative; min-height: 200px; }
.elementor-container { display: flex; max-width: 1140px; margin: 0 auto; position: relative; }
.elementor-invisible { visibility: hidden; }
.animated { animation-duration: 1.25s; }
.elementor-tab-content { display: none; }
.elementor-tab-title { cursor: pointer; }
.e-n-tabs-content { display: flex; }
.e-n-tabs-content > .e-con { width: 100%; }
.e-n-tabs-content > .e-con:not(.e-active) { display: none; }
.elementor-7 .elementor-element.elementor-element-ca00061 { display: flex; }
.swiper { margin: 0 auto; position: relative; overflow: hidden; z-index: 1; }
.swiper-wrapper { position: relative; width: 100%; height: 100%; z-index: 1; display: flex; box-sizing: content-box; }
.swiper-slide { flex-shrink: 0; width: 100%; height: 100%; position: relative; }
.elementor-slides .swiper-slide { height: 200px; }
.elementor-swiper-button { position: absolute; display: inline-flex; z-index: 1; cursor: pointer; font-size: 25px; color: #333; top: 50%; transform: translateY(-50%); width: 25px; height: 25px; background: #ccc; }
.elementor-swiper-button-prev { left: 10px; }
.elementor-swiper-button-next { right: 10px; }
.swiper-pagination { position: absolute; text-align: center; bottom: 5px; left: 0; width: 100%; z-index: 10; }
.swiper-pagination-bullet { width: 6px; height: 6px; display: inline-block; border-radius: 50%; background: #000; opacity: .2; }
.elementor-carousel-image { background: 50% / cover no-repeat; width: 100%; height: 100%; }
.elementor-widget-media-carousel .elementor-main-swiper { height: 230px; }
.elementor-widget-media-carousel .elementor-thumbnails-swiper { height: 90px; }
.elementor-widget-media-carousel .swiper-slide > a { display: block; height: 100%; }
.elementor-testimonial__image img { width: 50px; height: 50px; }
.swiper-lazy-preloader { width: 42px; height: 42px; border: 4px solid #007aff; }
.swiper-container { margin: 0 auto; position: relative; overflow: hidden; z-index: 1; }
.elementor-widget-media-carousel .elementor-thumbnails-swiper .swiper-slide { cursor: pointer; }
.elementor-image-gallery .gallery { display: flex; }
.elementor-toggle-icon-opened { display: none; }
.e-n-accordion-item > .e-con { width: 100%; }
.e-n-accordion-item-title { display: flex; padding: 10px; cursor: pointer; list-style: none; }
.e-n-accordion-item[open] > .e-n-accordion-item-title .e-closed, .e-n-accordion-item:not([open]) > .e-n-accordion-item-title .e-opened { display: none; }
.elementor-alert { padding: 15px; position: relative; border-left: 5px solid; }
.elementor-alert button.elementor-alert-dismiss { position: absolute; top: 10px; right: 10px; border: 0; background: transparent; cursor: pointer; }
.elementor-progress-wrapper { position: relative; overflow: hidden; background: #eee; }
.elementor-progress-bar { display: flex; width: 0; background: #69727d; color: #fff; transition: width 1s ease-in-out; }
.elementor-headline-dynamic-wrapper { display: inline-block; position: relative; }
.elementor-headline-dynamic-text { display: inline-block; position: absolute; top: 0; left: 0; opacity: 0; }
.elementor-headline-dynamic-text.elementor-headline-text-active { position: static; opacity: 1; }
.elementor-headline--style-highlight .elementor-headline-dynamic-wrapper svg { position: absolute; top: 50%; left: 50%; width: calc(100% + 20px); height: calc(100% + 20px); transform: translate(-50%, -50%); overflow: visible; }
.elementor-headline--style-highlight .elementor-headline-dynamic-text { position: static; opacity: 1; }
.elementor-headline-dynamic-wrapper path { stroke: red; stroke-width: 9; fill: none; opacity: 0; stroke-dasharray: 0 1500; transition: .3s; }
.elementor-headline.e-animated .elementor-headline-dynamic-wrapper path { opacity: 1; stroke-dasharray: 1500 1500; }
.elementor-headline.e-hide-highlight .elementor-headline-dynamic-wrapper path { opacity: 0; }
.e-hotspot { position: absolute; display: inline-flex; top: 40px; left: 40px; }
.e-hotspot__button { cursor: pointer; background: #333; color: #fff; padding: 8px; }
.e-hotspot__tooltip { position: absolute; opacity: 0; visibility: hidden; background: #fff; bottom: 40px; }
.e-hotspot--active .e-hotspot__tooltip { opacity: 1; visibility: visible; }
.elementor-wrapper { aspect-ratio: 16 / 9; position: relative; }
.elementor-wrapper .elementor-video { width: 100%; height: 100%; }
.elementor-custom-embed-image-overlay { position: absolute; inset: 0; background-size: cover; cursor: pointer; }
.elementor-custom-embed-play { position: absolute; top: 50%; left: 50%; width: 60px; height: 60px; background: #fff; }
.elementor-custom-embed iframe { width: 100%; height: 300px; border: 0; }
.elementor-gallery__container { min-height: 1px; display: flex; flex-wrap: wrap; }
.elementor-section.elementor-section-stretched { position: relative; width: 100%; }
.elementor-flip-box { height: 280px; position: relative; }
.elementor-flip-box__layer { position: absolute; width: 100%; height: 100%; }
.elementor-flip-box--effect-fade .elementor-flip-box__back { opacity: 0; }
.elementor-flip-box--effect-fade .elementor-flip-box:hover .elementor-flip-box__back, .elementor-flip-box--effect-fade .elementor-flip-box:focus-visible .elementor-flip-box__back { opacity: 1; }
.e-gallery-item { position: relative; overflow: hidden; display: block; }
.e-gallery-image { background-position: center; background-size: cover; width: 100%; transform-origin: center top; }
.elementor-background-video-container { height: 100%; width: 100%; top: 0; left: 0; position: absolute; overflow: hidden; z-index: 0; direction: ltr; }
[data-elementor-type="popup"]:not(.elementor-edit-area) { display: none; }
.elementor-search-form--skin-full_screen .elementor-search-form__container { position: fixed; inset: 0; z-index: 9998; display: flex; align-items: center; background: rgba(0, 0, 0, .8); transform: scale(0); opacity: 0; }
.elementor-search-form--skin-full_screen .elementor-search-form--full-screen { transform: scale(1); opacity: 1; }
.elementor-search-form--full-screen { transform: scale(1); opacity: 1; }
.elementor-screen-only { position: absolute; top: -10000em; width: 1px; height: 1px; overflow: hidden; }
.elementor-share-btn { display: inline-flex; width: 40px; height: 40px; background: #3b5998; cursor: pointer; }
.e-load-more-spinner { display: none; }
.e-con.e-parent:nth-of-type(n+40):not(.e-lazyloaded):not(.e-no-lazyload) { background-image: none !important; }
.elementor-nav-menu, .elementor-nav-menu ul { list-style: none; margin: 0; padding: 0; }
.elementor-nav-menu--layout-horizontal > .elementor-nav-menu { display: flex; flex-wrap: wrap; }
.elementor-nav-menu li { position: relative; }
.elementor-nav-menu a { display: block; padding: 10px; }
.elementor-nav-menu ul { display: none; }
.elementor-nav-menu--main .elementor-nav-menu ul { position: absolute; width: 12em; background: #fff; z-index: 9999; }
.elementor-menu-toggle { display: flex; width: 40px; height: 40px; cursor: pointer; }
.elementor-menu-toggle:not(.elementor-active) .elementor-menu-toggle__icon--close { display: none; }
.elementor-menu-toggle.elementor-active .elementor-menu-toggle__icon--open { display: none; }
.elementor-menu-toggle:not(.elementor-active) + .elementor-nav-menu__container { transform: scaleY(0); max-height: 0; overflow: hidden; }
.elementor-menu-toggle.elementor-active + .elementor-nav-menu__container { transform: scaleY(1); max-height: 1000vmax; overflow: auto; }
@media (min-width: 1025px) { .elementor-nav-menu--dropdown-tablet .elementor-menu-toggle, .elementor-nav-menu--dropdown-tablet .elementor-nav-menu__container.elementor-nav-menu--dropdown { display: none; } }
@media (max-width: 1024px) { .elementor-nav-menu--dropdown-tablet .elementor-nav-menu--main { display: none; } }
.e-n-menu-heading { display: flex; list-style: none; margin: 0; padding: 0; }
.e-n-menu-title { display: flex; align-items: center; }
.e-n-menu-dropdown-icon { min-width: 24px; min-height: 24px; }
.e-n-menu-dropdown-icon[aria-expanded="true"] .e-n-menu-dropdown-icon-closed, .e-n-menu-dropdown-icon:not([aria-expanded="true"]) .e-n-menu-dropdown-icon-opened { display: none; }
.e-n-menu-content { position: absolute; background: #fff; z-index: 1; }
.e-n-menu-content > .e-con { display: none; }
.e-n-menu-content > .e-con.e-active { display: flex; }
.e-n-menu:not([data-layout="dropdown"]) .e-n-menu-toggle { display: none; }
.e-n-menu[data-layout="dropdown"] .e-n-menu-wrapper { position: absolute; left: 0; right: 0; background: #fff; z-index: 2; }
.e-n-menu[data-layout="dropdown"] .e-n-menu-toggle:not([aria-expanded="true"]) + .e-n-menu-wrapper { display: none; }
.e-n-menu[data-layout="dropdown"] .e-n-menu-heading { flex-direction: column; }
.e-n-menu[data-layout="dropdown"] .e-n-menu-content { position: static; }
.e-off-canvas { position: fixed; top: 0; right: 0; bottom: 0; left: 0; width: 100vw; height: 100vh; z-index: 9998; pointer-events: none; display: flex; }
.e-off-canvas[aria-hidden="false"] { pointer-events: auto; }
.e-off-canvas[aria-hidden="true"] .e-off-canvas__main { display: none; }
.e-off-canvas__overlay { position: absolute; inset: 0; opacity: 0; background: rgba(0, 0, 0, .8); }
.e-off-canvas[aria-hidden="false"] .e-off-canvas__overlay { opacity: 1; }
.e-off-canvas__main { position: absolute; inset: 0; display: flex; }
.e-off-canvas__content { width: 400px; max-width: 100%; height: 100vh; background: #fff; }
.e-contact-buttons { position: fixed; right: 25px; bottom: 25px; z-index: 9999; }
.e-contact-buttons__content-wrapper { width: 300px; background: #fff; }
.e-contact-buttons__content-wrapper.hidden { display: none; }
.e-floating-bars { position: relative; z-index: 9997; min-height: 50px; background: #333; color: #fff; display: flex; }
.e-floating-bars.is-sticky { position: fixed; left: 0; right: 0; top: 0; }
.e-floating-bars.is-hidden { display: none; }
.e-floating-bars__overlay { position: absolute; inset: 0; pointer-events: none; }
.elementor-toc__toggle-button--collapse, .elementor-toc__toggle-button--expand { width: 24px; height: 24px; cursor: pointer; }
.elementor-widget-table-of-contents:not(.elementor-toc--collapsed) .elementor-toc__toggle-button--expand { display: none; }
.elementor-toc--collapsed .elementor-toc__toggle-button--collapse { display: none; }
.elementor-toc--collapsed .elementor-toc__body { display: none; }
.e-search { position: relative; }
.e-search.hidden { visibility: hidden; opacity: 0; }
.e-search-results-container { position: absolute; background: #fff; z-index: 3; }
.e-search-results-container.hidden { display: none; }
.elementor-menu-cart__container { position: fixed; inset: 0; z-index: 9998; visibility: hidden; background: rgba(0, 0, 0, .25); width: 100vw; height: 100%; }
.elementor-menu-cart--shown .elementor-menu-cart__container { visibility: visible; }
.elementor-menu-cart__main { position: absolute; top: 0; bottom: 0; right: 0; width: 350px; background: #fff; }
.elementor-menu-cart__close-button { width: 25px; height: 25px; cursor: pointer; }
.elementor-scrolling-tracker-horizontal { width: 100%; height: 10px; }
.current-progress { display: none; height: 100%; background: #333; }
.elementor-widget-video-playlist .e-tab-content { display: none; }
.e-tabs-content-wrapper { min-height: 300px; }
`;
