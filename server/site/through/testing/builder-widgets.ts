/**
 * Widgets as a WordPress with the builder prints them, by their public class names and attributes (facts of public
 * pages; no text of its source). Each has the state before the builder's script, which would complete it.
 */

const json = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');

/** A widget in the builder's optimized markup, without an inner box. */
export function builderWidget(
	id: string,
	type: string,
	inside: string,
	settings: object = {},
	classes = '',
): string {
	return `<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${type} ${classes}" data-id="${id}" data-element_type="widget" data-settings="${json(settings)}" data-widget_type="${type}.default">${inside}</div>`;
}

/** A container, or a section if that is the `tag`. */
export function builderContainer(id: string, inside: string, settings: object = {}): string {
	return `<div class="elementor-element elementor-element-${id} e-flex e-con-boxed e-con e-parent" data-id="${id}" data-element_type="container" data-settings="${json(settings)}"><div class="e-con-inner">${inside}</div></div>`;
}

/** A link with an action of the builder. */
export function actionLink(name: string, settings: object): string {
	const text = `elementor-action:action=${name}&settings=${btoa(JSON.stringify(settings))}`;
	return `#${encodeURIComponent(text)}`;
}

const arrow = (way: 'prev' | 'next', name: string) =>
	`<div class="elementor-swiper-button elementor-swiper-button-${way}" role="button" tabindex="0" aria-label="${name}"><i aria-hidden="true" class="eicon-chevron-${way === 'prev' ? 'left' : 'right'}"></i></div>`;

const PICTURES = ['one', 'two', 'three', 'four', 'five'];
const picture = (name: string, more = '') =>
	`<img decoding="async" src="/wp-content/uploads/${name}.png" alt="${name}"${more}>`;

const CAROUSEL = builderWidget(
	'ca00001',
	'image-carousel',
	`<div class="elementor-image-carousel-wrapper swiper" role="region" aria-roledescription="carousel" aria-label="Image Carousel" dir="ltr"><div class="elementor-image-carousel swiper-wrapper" aria-live="off">${PICTURES.map(
		(name, at) =>
			`<div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="${at + 1} of 5"><figure class="swiper-slide-inner">${picture(name, ' class="swiper-slide-image"')}</figure></div>`,
	).join(
		'',
	)}</div>${arrow('prev', 'Previous')}${arrow('next', 'Next')}<div class="swiper-pagination"></div></div>`,
	{ slides_to_show: '2', navigation: 'both', infinite: 'yes', speed: 300 },
	'elementor-arrows-position-inside elementor-pagination-position-outside',
);

const SLIDES = builderWidget(
	'ca00002',
	'slides',
	`<div class="elementor-swiper"><div class="elementor-slides-wrapper elementor-main-swiper swiper" role="region" aria-roledescription="carousel" aria-label="Slides" dir="ltr" data-animation="fadeInUp"><div class="swiper-wrapper elementor-slides">${[
		'Morning sail',
		'Evening sail',
	]
		.map(
			(title, at) =>
				`<div class="elementor-repeater-item-ca0000${at} swiper-slide" role="group" aria-roledescription="slide"><div class="swiper-slide-bg"></div><div class="swiper-slide-inner"><div class="swiper-slide-contents"><div class="elementor-slide-heading">${title}</div></div></div></div>`,
		)
		.join('')}</div>${arrow('prev', 'Previous slide')}${arrow('next', 'Next slide')}</div></div>`,
	{ navigation: 'arrows', transition: 'slide', transition_speed: 300 },
);

const NESTED_CAROUSEL = builderWidget(
	'ca00003',
	'nested-carousel',
	`<div class="e-n-carousel swiper" role="region" aria-roledescription="carousel" aria-label="Carousel" dir="ltr"><div class="swiper-wrapper" aria-live="polite">${[
		'First berth',
		'Second berth',
		'Third berth',
	]
		.map(
			(text, at) =>
				`<div class="swiper-slide" data-slide="${at + 1}" role="group" aria-roledescription="slide" aria-label="${at + 1} of 3"><div class="elementor-element e-con-full e-flex e-con e-child" data-element_type="container"><p>${text}</p></div></div>`,
		)
		.join(
			'',
		)}</div></div>${arrow('prev', 'Previous berth')}${arrow('next', 'Next berth')}<div class="swiper-pagination"></div>`,
	{
		carousel_items: [],
		slides_to_show: '1',
		arrows: 'yes',
		pagination: 'bullets',
		speed: 300,
		offset_sides: 'none',
	},
);

const ALERT = builderWidget(
	'ca00004',
	'alert',
	'<div class="elementor-alert elementor-alert-info" role="alert"><span class="elementor-alert-title">High tide</span><span class="elementor-alert-description">The pier is closed.</span><button type="button" class="elementor-alert-dismiss" aria-label="Dismiss this alert."><span aria-hidden="true">&times;</span></button></div>',
);

const tabs = (kind: 'accordion' | 'toggle', titles: readonly string[]) =>
	`<div class="elementor-${kind}">${titles
		.map(
			(title, at) =>
				`<div class="elementor-${kind}-item"><div id="elementor-tab-title-9${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-controls="elementor-tab-content-9${at + 1}" aria-expanded="false"><a class="elementor-${kind}-title" tabindex="0">${title}</a></div><div id="elementor-tab-content-9${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region" aria-labelledby="elementor-tab-title-9${at + 1}"><p>Answer to ${title}</p></div></div>`,
		)
		.join('')}</div>`;

const ACCORDION = builderWidget('ca00005', 'accordion', tabs('accordion', ['Fuel?', 'Crew?']));

const NESTED_TABS = builderWidget(
	'ca00006',
	'nested-tabs',
	`<div class="e-n-tabs" data-widget-number="41" aria-label="Tabs"><div class="e-n-tabs-heading" role="tablist">${[
		'Sail',
		'Motor',
	]
		.map(
			(title, at) =>
				`<button id="e-n-tab-title-41${at + 1}" data-tab-title-id="e-n-tab-title-41${at + 1}" class="e-n-tab-title" aria-selected="${at === 0}" data-tab-index="${at + 1}" role="tab" tabindex="${at === 0 ? 0 : -1}" aria-controls="e-n-tab-content-41${at + 1}"><span class="e-n-tab-title-text">${title}</span></button>`,
		)
		.join('')}</div><div class="e-n-tabs-content">${['Sail', 'Motor']
		.map(
			(title, at) =>
				`<div id="e-n-tab-content-41${at + 1}" role="tabpanel" aria-labelledby="e-n-tab-title-41${at + 1}" data-tab-index="${at + 1}" class="elementor-element elementor-element-ca0006${at + 1} e-con-full e-flex e-con e-child" data-element_type="container"><p>${title} boats.</p></div>`,
		)
		.join('')}</div></div>`,
	{ tabs_justify_horizontal: 'stretch' },
	'elementor-widget-n-tabs e-n-tabs-mobile',
);

const COUNTER = builderWidget(
	'ca00007',
	'counter',
	'<div class="elementor-counter"><div class="elementor-counter-title">Boats</div><div class="elementor-counter-number-wrapper"><span class="elementor-counter-number-prefix"></span><span class="elementor-counter-number" data-duration="200" data-to-value="1234" data-from-value="0" data-delimiter=",">0</span><span class="elementor-counter-number-suffix"></span></div></div>',
);

const PROGRESS = builderWidget(
	'ca00008',
	'progress',
	'<span class="elementor-title">Booked</span><div class="elementor-progress-wrapper" role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="70"><div class="elementor-progress-bar" data-max="70"><span class="elementor-progress-text"></span><span class="elementor-progress-percentage">70%</span></div></div>',
);

const HEADLINE = builderWidget(
	'ca00009',
	'animated-headline',
	'<h3 class="elementor-headline elementor-headline-animation-type-clip"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">We love</span> <span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">boats</span><span class="elementor-headline-dynamic-text">bays</span></span></h3>',
	{
		headline_style: 'rotate',
		animation_type: 'clip',
		rotating_text: 'boats\nbays',
		loop: 'yes',
		rotate_iteration_delay: 300,
	},
);

const unit = (name: string, label: string) =>
	`<div class="elementor-countdown-item"><span class="elementor-countdown-digits elementor-countdown-${name}"></span> <span class="elementor-countdown-label">${label}</span></div>`;
const COUNTDOWN = builderWidget(
	'ca00010',
	'countdown',
	`<div class="elementor-countdown-wrapper" data-date="4102444800">${unit('days', 'Days')}${unit('hours', 'Hours')}${unit('minutes', 'Minutes')}${unit('seconds', 'Seconds')}</div>`,
);

const HOTSPOT = builderWidget(
	'ca00011',
	'hotspot',
	`${picture('one')}<div class="e-hotspot elementor-repeater-item-ca1 e-hotspot--position-top" data-position="top"><div class="e-hotspot__button e-hotspot--soft-beat"><div class="e-hotspot__label">Bow</div></div><div class="e-hotspot__tooltip e-hotspot__tooltip-position e-hotspot--fade-in-out">The front end</div></div>`,
	{ tooltip_position: 'top', tooltip_trigger: 'click' },
);

const VIDEO = builderWidget(
	'ca00012',
	'video',
	'<div class="elementor-wrapper elementor-open-inline"><div class="elementor-video"></div><div class="elementor-custom-embed-image-overlay" style="background-image: url(/wp-content/uploads/two.png);"><div class="elementor-custom-embed-play" role="button" aria-label="Play Video" tabindex="0"><i aria-hidden="true" class="eicon-play"></i></div></div></div>',
	{
		youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E',
		video_type: 'youtube',
		show_image_overlay: 'yes',
		image_overlay: { url: '/wp-content/uploads/two.png', id: 2 },
	},
);

const MAP = builderWidget(
	'ca00013',
	'google_maps',
	'<div class="elementor-custom-embed"><iframe loading="lazy" src="https://maps.google.com/maps?q=Camogli&#038;t=m&#038;z=10&#038;output=embed&#038;iwloc=near" title="Camogli" aria-label="Camogli"></iframe></div>',
);

const GALLERY = builderWidget(
	'ca00014',
	'gallery',
	`<div class="elementor-gallery__container">${['one', 'two', 'three']
		.map(
			(name) =>
				`<a class="e-gallery-item elementor-gallery-item elementor-animated-content" href="/wp-content/uploads/${name}.png" data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="ca00014" data-elementor-lightbox-title="${name}"><div class="e-gallery-image elementor-gallery-item__image" data-thumbnail="/wp-content/uploads/${name}.png" data-width="600" data-height="400" aria-label="${name}" role="img"></div></a>`,
		)
		.join('')}</div>`,
	{
		gallery_layout: 'grid',
		columns: 3,
		columns_mobile: 1,
		columns_tablet: 2,
		link_to: 'file',
		aspect_ratio: '3:2',
		overlay_background: 'yes',
	},
);

/** Every widget of the page that the tests of passed markup open. */
export const BUILDER_WIDGETS = {
	...{ CAROUSEL, SLIDES, NESTED_CAROUSEL, ALERT, ACCORDION, NESTED_TABS, COUNTER, PROGRESS },
	...{ HEADLINE, COUNTDOWN, HOTSPOT, VIDEO, MAP, GALLERY },
};
