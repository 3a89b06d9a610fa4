import { actionLink, builderContainer, builderWidget } from './builder-widgets';

const FORM = builderWidget(
	'cb00001',
	'form',
	`<form class="elementor-form" method="post" name="Berth" aria-label="Berth"><input type="hidden" name="post_id" value="7"><input type="hidden" name="form_id" value="cb00001"><input type="hidden" name="referer_title" value="Boats"><input type="hidden" name="queried_id" value="7"><div class="elementor-form-fields-wrapper elementor-labels-above"><div class="elementor-field-type-email elementor-field-group elementor-column elementor-field-group-email elementor-col-100 elementor-field-required"><label for="form-field-email" class="elementor-field-label">Email</label><input size="1" type="email" name="form_fields[email]" id="form-field-email" class="elementor-field elementor-size-sm elementor-field-textual" required="required"></div><div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100 e-form__buttons"><button class="elementor-button elementor-size-sm" type="submit"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Ask for it</span></span></button></div></div></form>`,
	{ button_width: '100', step_type: 'number_text' },
);

const LOADED_LIST = (items: readonly string[], page: number) =>
	builderWidget(
		'cb00002',
		'loop-grid',
		`<div class="elementor-loop-container elementor-grid" role="list">${items
			.map(
				(item) =>
					`<div data-elementor-type="loop-item" data-elementor-id="31" class="elementor elementor-31 e-loop-item post"><h3>${item}</h3></div>`,
			)
			.join(
				'',
			)}</div><span class="e-load-more-spinner"></span><div class="e-load-more-anchor" data-page="${page}" data-max-page="2" data-next-page="/boats/?e-page-cb00002=${page + 1}"></div><div class="e-loop__load-more elementor-button-wrapper"><a href="#" class="elementor-button elementor-size-sm" role="button"><span class="elementor-button-content-wrapper"><span class="elementor-button-text">Load more</span></span></a></div>`,
		{
			template_id: 31,
			columns: 1,
			pagination_type: 'load_more_on_click',
			_skin: 'post',
		},
		'elementor-grid-1',
	).replace('loop-grid.default', 'loop-grid.post');

/** A list that loads its second page on request: its first and its second page. */
export const LOOP_PAGES = [
	LOADED_LIST(['Sloop', 'Ketch'], 1),
	LOADED_LIST(['Yawl', 'Schooner'], 2),
] as const;

const SHARE = builderWidget(
	'cb00003',
	'share-buttons',
	'<div class="elementor-grid" role="list"><div class="elementor-grid-item" role="listitem"><div class="elementor-share-btn elementor-share-btn_facebook" role="button" tabindex="0" aria-label="Share on facebook"><span class="elementor-share-btn__icon"><i class="fab fa-facebook"></i></span></div></div></div>',
	{},
	'elementor-share-buttons--view-icon elementor-grid-0',
);

const SEARCH_FORM = builderWidget(
	'cb00004',
	'search-form',
	'<search role="search"><form class="elementor-search-form" action="/" method="get"><div class="elementor-search-form__toggle" role="button" tabindex="0" aria-label="Search"><i aria-hidden="true" class="fas fa-search"></i></div><div class="elementor-search-form__container"><label class="elementor-screen-only" for="elementor-search-form-cb00004">Search</label><input id="elementor-search-form-cb00004" placeholder="Search..." class="elementor-search-form__input" type="search" name="s" value=""><div class="dialog-lightbox-close-button dialog-close-button" role="button" tabindex="0" aria-label="Close this search box."><i aria-hidden="true" class="eicon-close"></i></div></div></form></search>',
	{ skin: 'full_screen' },
	'elementor-search-form--skin-full_screen',
);

/**
 * A popup as the builder prints it at the end of a page.
 * @param more further settings of the popup
 */
export function popupPrint(text: string, triggers?: object, more: object = {}): string {
	const settings = { a11y_navigation: 'yes', ...more, ...(triggers && { triggers }), timing: [] };
	const written = JSON.stringify(settings).replaceAll('"', '&quot;');
	return `<div data-elementor-type="popup" data-elementor-id="12" class="elementor elementor-12 elementor-location-popup" data-elementor-settings="${written}" data-elementor-post-type="elementor_library">${builderContainer('cb00012', `<p>${text}</p>`)}</div>`;
}

/** A link that opens a printed popup, and the markup of the popup at the end of the page. */
export const POPUP = {
	link: `<a class="elementor-button" href="${actionLink('popup:open', { id: '12', toggle: false })}">Open the letter</a>`,
	markup: popupPrint(
		`Join the letter.</p><p><a href="${actionLink('popup:close', { do_not_show_again: '' })}">No, thank you</a>`,
	),
};

/**
 * A section with a background film, an element with an entrance, a sticky element, and a container with a background
 * slideshow.
 */
export const MOVING = [
	`<section class="elementor-section elementor-top-section elementor-element elementor-element-cb00005 elementor-section-boxed" data-id="cb00005" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;video&quot;,&quot;background_video_link&quot;:&quot;https:\\/\\/bay.example\\/wp-content\\/uploads\\/sea.webm&quot;,&quot;background_play_on_mobile&quot;:&quot;yes&quot;}"><div class="elementor-background-video-container"><video class="elementor-background-video-hosted" role="presentation" autoplay muted playsinline loop></video></div><div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column elementor-element" data-element_type="column"><div class="elementor-widget-wrap elementor-element-populated"><h2>Over the sea</h2></div></div></div></section>`,
	builderContainer(
		'cb00006',
		builderWidget(
			'cb00007',
			'heading',
			'<h2 class="elementor-heading-title">Comes in</h2>',
			{ _animation: 'fadeIn' },
			'elementor-invisible',
		),
	),
	builderContainer('cb00008', '<p>Pictures behind</p>', {
		background_background: 'slideshow',
		background_slideshow_gallery: [
			{ id: 1, url: '/wp-content/uploads/one.png' },
			{ id: 2, url: '/wp-content/uploads/two.png' },
		],
		background_slideshow_loop: 'yes',
		background_slideshow_slide_duration: 5000,
		background_slideshow_slide_transition: 'fade',
		background_slideshow_transition_duration: 500,
	}),
];

/** Forms and other elements that send data. */
export const BUILDER_FORMS = { FORM, SHARE, SEARCH_FORM };
