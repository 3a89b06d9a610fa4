import { actionLink, builderContainer, builderWidget } from './builder-widgets';

/** Panels that open in their place, a gallery of WordPress, and moving headlines, as the builder prints them. */

const icons =
	'<span class="e-n-accordion-item-title-icon"><span class="e-opened"><i aria-hidden="true" class="fas fa-minus"></i></span><span class="e-closed"><i aria-hidden="true" class="fas fa-plus"></i></span></span>';

const NESTED_ACCORDION = builderWidget(
	'ca40001',
	'nested-accordion',
	`<div class="e-n-accordion" aria-label="Accordion. Open links with Enter or Space, close with Escape, and navigate with Arrow Keys">${[
		'Where?',
		'When?',
		'How long?',
	]
		.map(
			(title, at) =>
				`<details id="e-n-accordion-item-131${at}" class="e-n-accordion-item"${at === 0 ? ' open' : ''}><summary class="e-n-accordion-item-title" data-accordion-index="${at + 1}" tabindex="${at === 0 ? 0 : -1}" aria-expanded="${at === 0}" aria-controls="e-n-accordion-item-131${at}"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text"> ${title} </div></span>${icons}</summary><div role="region" aria-labelledby="e-n-accordion-item-131${at}" class="elementor-element elementor-element-ca4100${at} e-con-full e-flex e-con e-child" data-id="ca4100${at}" data-element_type="container"><p>Answer to ${title}</p><p><a href="/boats/">Boats for ${title}</a></p></div></details>`,
		)
		.join('')}</div>`,
	{
		default_state: 'expanded',
		max_items_expended: 'one',
		n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
	},
).replace('elementor-widget-nested-accordion', 'elementor-widget-n-accordion');

const TOGGLE = builderWidget(
	'ca40002',
	'toggle',
	`<div class="elementor-toggle">${['Privacy', 'Terms']
		.map(
			(title, at) =>
				`<div class="elementor-toggle-item"><div id="elementor-tab-title-209${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-controls="elementor-tab-content-209${at + 1}" aria-expanded="false"><span class="elementor-toggle-icon elementor-toggle-icon-left" aria-hidden="true"><span class="elementor-toggle-icon-closed"><i class="fas fa-caret-right"></i></span><span class="elementor-toggle-icon-opened"><i class="elementor-toggle-icon-opened fas fa-caret-up"></i></span></span><a class="elementor-toggle-title" tabindex="0">${title}</a></div><div id="elementor-tab-content-209${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region" aria-labelledby="elementor-tab-title-209${at + 1}"><p>About ${title}.</p></div></div>`,
		)
		.join('')}</div>`,
);

const IMAGE_GALLERY = builderWidget(
	'ca40003',
	'image-gallery',
	`<div class="elementor-image-gallery"><div id='gallery-1' class='gallery galleryid-13 gallery-columns-3 gallery-size-thumbnail'>${[
		'one',
		'two',
		'three',
	]
		.map(
			(name) =>
				`<figure class='gallery-item'><div class='gallery-icon landscape'><a data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="ca40003" data-elementor-lightbox-title="${name}" href='/wp-content/uploads/${name}.png'><img decoding="async" width="150" height="150" src="/wp-content/uploads/${name}-150x150.png" class="attachment-thumbnail size-thumbnail" alt="${name}" loading="lazy" /></a></div></figure>`,
		)
		.join('')}</div></div>`,
	{},
	'gallery-spacing-custom',
);

const MARKED_HEADLINE = builderWidget(
	'ca40004',
	'animated-headline',
	'<h3 class="elementor-headline"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">We are</span> <span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">at sea</span></span></h3>',
	{
		...{ headline_style: 'highlight', marker: 'underline', highlighted_text: 'at sea' },
		...{ loop: 'yes', highlight_animation_duration: 200, highlight_iteration_delay: 2500 },
	},
	'elementor-headline--style-highlight',
);

const TYPED_HEADLINE = builderWidget(
	'ca40005',
	'animated-headline',
	'<h3 class="elementor-headline elementor-headline-animation-type-typing elementor-headline-letters"><span class="elementor-headline-plain-text elementor-headline-text-wrapper">We sell</span> <span class="elementor-headline-dynamic-wrapper elementor-headline-text-wrapper"><span class="elementor-headline-dynamic-text elementor-headline-text-active">sloops</span><span class="elementor-headline-dynamic-text">ketches</span></span></h3>',
	{
		...{ headline_style: 'rotate', animation_type: 'typing', rotating_text: 'sloops\nketches' },
		...{ loop: 'yes', rotate_iteration_delay: 300 },
	},
	'elementor-headline--style-rotate',
);

/** Every widget of the page that the tests of passed panels open. */
export const BUILDER_PANELS = {
	...{ NESTED_ACCORDION, TOGGLE, IMAGE_GALLERY },
	...{ MARKED_HEADLINE, TYPED_HEADLINE },
};

/** An off-canvas panel whose first control enters after a second, and the link that opens the panel. */
export const OFF_CANVAS = {
	link: `<a class="elementor-button" href="${actionLink('off_canvas:open', { id: 'ca40006', displayMode: 'open' })}">Open the log</a>`,
	panel: builderWidget(
		'ca40006',
		'off-canvas',
		`<div id="off-canvas-ca40006" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="The log" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${builderContainer(
			'ca40007',
			`${builderWidget(
				'ca40008',
				'button',
				`<div class="elementor-button-wrapper"><a class="elementor-button elementor-button-link" href="${actionLink('off_canvas:close', { id: 'ca40006', displayMode: 'close' })}">Close the log</a></div>`,
				{ _animation: 'fadeIn', _animation_delay: 1000 },
				'elementor-invisible',
			)}<p><a href="/boats/">All boats</a></p>`,
		)}</div></div></div>`,
	),
};
