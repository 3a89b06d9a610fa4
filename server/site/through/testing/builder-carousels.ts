import { builderWidget } from './builder-widgets';

/** Carousels as the builder prints them, in the markup of version 3.33 and in that of version 3.6. */

/** Arrows as the carousels of the paid part print them: versions before 3.20 name them by hidden words. */
const arrows = (isOld: boolean) =>
	(['prev', 'next'] as const)
		.map((way) => {
			const name = way === 'prev' ? 'Previous' : 'Next';
			const icon = `<i aria-hidden="true" class="eicon-chevron-${way === 'prev' ? 'left' : 'right'}"></i>`;
			const words = isOld ? `<span class="elementor-screen-only">${name}</span>` : '';
			const label = isOld ? '' : ` aria-label="${name}"`;
			return `<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0"${label}>${icon}${words}</div>`;
		})
		.join('');

const SPACE = { unit: 'px', size: 10, sizes: [] };
const COMMON = {
	...{ show_arrows: 'yes', pagination: 'bullets', speed: 300, loop: 'yes' },
	...{ pause_on_hover: 'yes', pause_on_interaction: 'yes' },
	...{ space_between: SPACE, space_between_tablet: SPACE, space_between_mobile: SPACE },
};

const boat = (name: string, at: number) =>
	`<div data-elementor-type="loop-item" data-elementor-id="31" class="elementor elementor-31 swiper-slide e-loop-item e-loop-item-5${at} post-5${at} post type-post status-publish hentry" data-elementor-post-type="elementor_library" role="group" aria-roledescription="slide" data-custom-edit-handle="1"><div class="elementor-element e-con-full e-flex e-con e-parent" data-element_type="container"><h3><a href="/boats/${name.toLowerCase()}/">${name}</a></h3></div></div>`;

const LOOP = builderWidget(
	'ca30001',
	'loop-carousel',
	`<div class="swiper elementor-loop-container elementor-grid" role="list" dir="ltr"><div class="swiper-wrapper" aria-live="polite">${['Sloop', 'Ketch', 'Yawl', 'Tug'].map(boat).join('')}</div></div>${arrows(false)}<div class="swiper-pagination"></div>`,
	{
		...{ template_id: 31, slides_to_show: '2', slides_to_show_tablet: '2', _skin: 'post' },
		...{ slides_to_show_mobile: '1', slides_to_scroll: '1', speed: 300, offset_sides: 'none' },
		...{ edit_handle_selector: '.elementor-loop-container', arrows: 'yes', pagination: 'bullets' },
		image_spacing_custom: { unit: 'px', size: 20, sizes: [] },
	},
	'elementor-pagination-type-bullets elementor-arrows-position-inside elementor-pagination-position-outside',
).replace('loop-carousel.default', 'loop-carousel.post');

const media = (name: string, link = true) => {
	const picture = `<div class="elementor-carousel-image" role="img" aria-label="${name}" style="background-image: url('/wp-content/uploads/${name}.png')"></div>`;
	const inside = link
		? `<a href="/wp-content/uploads/${name}.png" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="ca30002" data-elementor-lightbox-title="${name}">${picture}</a>`
		: picture;
	return `<div class="swiper-slide" role="group" aria-roledescription="slide">${inside}</div>`;
};
const NAMES = ['one', 'two', 'three', 'four', 'five'];

const MEDIA = builderWidget(
	'ca30002',
	'media-carousel',
	`<div class="elementor-swiper"><div class="elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${NAMES.map((name) => media(name)).join('')}</div>${arrows(false)}<div class="swiper-pagination"></div></div></div>`,
	{
		...{ skin: 'carousel', effect: 'slide', slides_per_view: '2', slides_per_view_mobile: '1' },
		...COMMON,
	},
	'elementor-skin-carousel elementor-arrows-yes elementor-pagination-type-bullets elementor-pagination-position-outside',
);

const SLIDESHOW = builderWidget(
	'ca30003',
	'media-carousel',
	`<div class="elementor-swiper"><div class="elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${NAMES.map((name) => media(name, false)).join('')}</div>${arrows(false)}</div></div><div class="elementor-swiper"><div class="elementor-thumbnails-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${NAMES.map((name) => media(name, false)).join('')}</div></div></div>`,
	{
		...{ skin: 'slideshow', effect: 'slide', slideshow_slides_per_view: '3' },
		...{ ...COMMON, loop: '', pagination: '' },
	},
	'elementor-skin-slideshow elementor-arrows-yes',
);

const VOICES = ['Ann', 'Ben', 'Cleo'];

const TESTIMONIAL = builderWidget(
	'ca30004',
	'testimonial-carousel',
	`<div class="elementor-swiper"><div class="elementor-main-swiper swiper-container"><div class="swiper-wrapper">${VOICES.map(
		(name, at) =>
			`<div class="swiper-slide"><div class="elementor-testimonial"><div class="elementor-testimonial__content"><div class="elementor-testimonial__text">A good boat, says ${name}.</div></div><div class="elementor-testimonial__footer"><div class="elementor-testimonial__image"><img class="swiper-lazy" data-src="/wp-content/uploads/${NAMES[at]}.png" alt="${name}"><div class="swiper-lazy-preloader"></div></div><cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">${name}</span><span class="elementor-testimonial__title">Guest</span></cite></div></div></div>`,
	).join('')}</div><div class="swiper-pagination"></div>${arrows(true)}</div></div>`,
	{ ...COMMON, slides_per_view: '1', lazyload: 'yes' },
	'elementor-testimonial--skin-default elementor-testimonial--layout-image_inline elementor-testimonial--align-center elementor-arrows-yes elementor-pagination-type-bullets',
);

const STARS = [1, 2, 3, 4, 5].map(() => '<i class="elementor-star-full">&#xE934;</i>').join('');

const REVIEWS = builderWidget(
	'ca30005',
	'reviews',
	`<div class="elementor-swiper"><div class="elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides"><div class="swiper-wrapper">${VOICES.map(
		(name, at) =>
			`<div class="swiper-slide" role="group" aria-roledescription="slide"><div class="elementor-testimonial elementor-repeater-item-b00000${at}"><div class="elementor-testimonial__header"><div class="elementor-testimonial__image"><img src="/wp-content/uploads/${NAMES[at]}.png" alt="${name}"></div><cite class="elementor-testimonial__cite"><span class="elementor-testimonial__name">${name}</span><div class="elementor-star-rating">${STARS}</div><span class="elementor-testimonial__title">@${name.toLowerCase()}</span></cite></div><div class="elementor-testimonial__content"><div class="elementor-testimonial__text">${name} came back.</div></div></div></div>`,
	).join('')}</div>${arrows(false)}<div class="swiper-pagination"></div></div></div>`,
	{ ...COMMON, slides_per_view: '1', loop: '' },
	'elementor-arrows-yes elementor-pagination-type-bullets elementor-review--has-separator elementor--star-style-star_fontawesome',
);

/** Every carousel of the page that the tests of passed rows open. */
export const BUILDER_CAROUSELS = { LOOP, MEDIA, SLIDESHOW, TESTIMONIAL, REVIEWS };
