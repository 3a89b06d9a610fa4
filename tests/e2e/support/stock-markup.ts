/**
 * The markup of a stock WordPress for the builder's widgets, by their public class names and attributes: plain elements
 * with roles. The builder's sheet, which is missing here, closes most of the parts that open.
 */

const widget = (id: string, type: string, inside: string, settings: object = {}, more = '') =>
	`<div class="elementor-element elementor-element-${id} elementor-widget elementor-widget-${more || type}" data-id="${id}" data-element_type="widget" data-settings="${JSON.stringify(settings).replaceAll('"', '&quot;')}" data-widget_type="${type}.default"><div class="elementor-widget-container">${inside}</div></div>`;

/** An action link in the builder's encoding. */
const action = (name: string, settings: object) =>
	`#elementor-action%3Aaction%3D${encodeURIComponent(name)}%26settings%3D${encodeURIComponent(btoa(JSON.stringify(settings)))}`;

const container = (inside: string, attributes = '') =>
	`<div ${attributes} class="elementor-element e-con-full e-flex e-con e-child" data-element_type="container">${inside}</div>`;

const list = (items: readonly string[], top: boolean) =>
	items.map((item) => item.replaceAll('@', top ? 'elementor-item' : 'elementor-sub-item')).join('');

const menuItems = (tabIndex: string) =>
	list(
		[
			`<li class="menu-item menu-item-1"><a href="/" class="@"${tabIndex}>Home</a></li>`,
			`<li class="menu-item menu-item-2 menu-item-has-children"><a href="/fleet/" class="@"${tabIndex}>Fleet</a><ul class="sub-menu elementor-nav-menu--dropdown"><li class="menu-item"><a href="/fleet/calm/" class="elementor-sub-item"${tabIndex}>Calm</a></li><li class="menu-item"><a href="/fleet/swift/" class="elementor-sub-item"${tabIndex}>Swift</a></li></ul></li>`,
			`<li class="menu-item menu-item-3"><a href="/contact/" class="@"${tabIndex}>Contact</a></li>`,
		],
		true,
	);

const NAV_MENU = widget(
	'aa00001',
	'nav-menu',
	`<nav aria-label="Main" class="elementor-nav-menu--main elementor-nav-menu__container elementor-nav-menu--layout-horizontal e--pointer-underline e--animation-fade"><ul id="menu-1-aa00001" class="elementor-nav-menu">${menuItems('')}</ul></nav><div class="elementor-menu-toggle" role="button" tabindex="0" aria-label="Menu Toggle" aria-expanded="false"><span class="elementor-menu-toggle__icon--open">☰</span><span class="elementor-menu-toggle__icon--close">×</span></div><nav class="elementor-nav-menu--dropdown elementor-nav-menu__container" aria-hidden="true"><ul id="menu-2-aa00001" class="elementor-nav-menu">${menuItems(' tabindex="-1"')}</ul></nav>`,
	{ layout: 'horizontal', submenu_icon: { value: 'fas fa-caret-down', library: 'fa-solid' } },
	'nav-menu elementor-nav-menu--dropdown-tablet elementor-nav-menu__text-align-aside elementor-nav-menu--toggle elementor-nav-menu--burger',
);

const megaItem = (at: number, title: string, text: string) =>
	`<li class="e-n-menu-item"><div id="e-n-menu-title-117${at}" class="e-n-menu-title"><div class="e-n-menu-title-container"><span class="e-n-menu-title-text">${title}</span></div><button id="e-n-menu-dropdown-icon-117${at}" class="e-n-menu-dropdown-icon e-focus" data-tab-index="${at}" aria-haspopup="true" aria-expanded="false" aria-controls="e-n-menu-content-117${at}"><span class="e-n-menu-dropdown-icon-opened">▴<span class="elementor-screen-only">Close ${title}</span></span><span class="e-n-menu-dropdown-icon-closed">▾<span class="elementor-screen-only">Open ${title}</span></span></button></div><div class="e-n-menu-content">${container(`<p>${text} <a href="/${title.toLowerCase()}/">All of ${title}</a></p>`, `id="e-n-menu-content-117${at}" data-tab-index="${at}" aria-labelledby="e-n-menu-dropdown-icon-117${at}"`)}</div></li>`;

const MEGA_MENU = widget(
	'aa00002',
	'mega-menu',
	`<nav class="e-n-menu" data-widget-number="117" aria-label="Mega"><button id="menu-toggle-117" class="e-n-menu-toggle" aria-haspopup="true" aria-expanded="false" aria-controls="menubar-117" aria-label="Menu Toggle"><span class="e-n-menu-toggle-icon e-open">☰</span><span class="e-n-menu-toggle-icon e-close">×</span></button><div class="e-n-menu-wrapper" id="menubar-117" aria-labelledby="menu-toggle-117"><ul class="e-n-menu-heading">${megaItem(1, 'Boats', 'Eight of them.')}${megaItem(2, 'Bays', 'Seven of them.')}<li class="e-n-menu-item"><div class="e-n-menu-title"><a class="e-n-menu-title-container e-focus e-link" href="/prices/"><span class="e-n-menu-title-text">Prices</span></a></div></li></ul></div></nav>`,
	{
		breakpoint_selector: 'tablet',
		item_layout: 'horizontal',
		open_on: 'hover',
		content_width: 'fit_to_content',
		content_horizontal_position: 'center',
	},
	'n-menu e-fit_to_content e-n-menu-layout-horizontal e-n-menu-tablet',
);

const TABS = widget(
	'aa00003',
	'tabs',
	`<div class="elementor-tabs"><div class="elementor-tabs-wrapper" role="tablist">${[
		'Morning',
		'Noon',
		'Night',
	]
		.map(
			(title, at) =>
				`<div id="elementor-tab-title-131${at + 1}" class="elementor-tab-title elementor-tab-desktop-title" aria-selected="${at === 0}" data-tab="${at + 1}" role="tab" tabindex="${at === 0 ? 0 : -1}" aria-controls="elementor-tab-content-131${at + 1}" aria-expanded="false">${title}</div>`,
		)
		.join(
			'',
		)}</div><div class="elementor-tabs-content-wrapper" role="tablist" aria-orientation="vertical">${[
		'Morning',
		'Noon',
		'Night',
	]
		.map(
			(title, at) =>
				`<div class="elementor-tab-title elementor-tab-mobile-title" aria-selected="${at === 0}" data-tab="${at + 1}" role="tab" tabindex="${at === 0 ? 0 : -1}" aria-controls="elementor-tab-content-131${at + 1}" aria-expanded="false">${title}</div><div id="elementor-tab-content-131${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="tabpanel" aria-labelledby="elementor-tab-title-131${at + 1}" tabindex="0" hidden="${at === 0 ? 'false' : 'hidden'}"><p>${title} on the water.</p></div>`,
		)
		.join('')}</div></div>`,
	{},
	'tabs elementor-tabs-view-horizontal',
);

const classic = (kind: string, number: number, titles: readonly string[]) =>
	`<div class="elementor-${kind}">${titles
		.map(
			(title, at) =>
				`<div class="elementor-${kind}-item"><div id="elementor-tab-title-${number}${at + 1}" class="elementor-tab-title" data-tab="${at + 1}" role="button" aria-controls="elementor-tab-content-${number}${at + 1}" aria-expanded="false"><span class="elementor-${kind}-icon elementor-${kind}-icon-left" aria-hidden="true"><span class="elementor-${kind}-icon-closed">+</span><span class="elementor-${kind}-icon-opened">−</span></span><a class="elementor-${kind}-title" tabindex="0">${title}</a></div><div id="elementor-tab-content-${number}${at + 1}" class="elementor-tab-content elementor-clearfix" data-tab="${at + 1}" role="region" aria-labelledby="elementor-tab-title-${number}${at + 1}"><p>Answer to ${title}</p></div></div>`,
		)
		.join('')}</div>`;

const NESTED_TABS = widget(
	'aa00006',
	'nested-tabs',
	`<div class="e-n-tabs" data-widget-number="141" aria-label="Tabs. Open items with Enter or Space, close with Escape and navigate using the Arrow keys."><div class="e-n-tabs-heading" role="tablist">${[
		'Sail',
		'Motor',
	]
		.map(
			(title, at) =>
				`<button id="e-n-tab-title-141${at + 1}" class="e-n-tab-title" aria-selected="${at === 0}" data-tab-index="${at + 1}" role="tab" tabindex="${at === 0 ? 0 : -1}" aria-controls="e-n-tab-content-141${at + 1}" style="--n-tabs-title-order: ${at + 1};"><span class="e-n-tab-title-text">${title}</span></button>`,
		)
		.join('')}</div><div class="e-n-tabs-content">${['Sail', 'Motor']
		.map((title, at) =>
			container(
				`<p>${title} boats.</p>`,
				`id="e-n-tab-content-141${at + 1}" role="tabpanel" aria-labelledby="e-n-tab-title-141${at + 1}" data-tab-index="${at + 1}"`,
			).replace('class="', at === 0 ? 'class="e-active ' : 'class="'),
		)
		.join('')}</div></div>`,
	{ tabs_justify_horizontal: 'stretch', horizontal_scroll: 'disable' },
	'n-tabs e-n-tabs-mobile',
);

const NESTED_ACCORDION = widget(
	'aa00007',
	'nested-accordion',
	`<div class="e-n-accordion" aria-label="Accordion. Open links with Enter or Space, close with Escape, and navigate with Arrow Keys">${[
		'Fuel',
		'Crew',
	]
		.map(
			(title, at) =>
				`<details id="e-n-accordion-item-151${at}" class="e-n-accordion-item"${at === 0 ? ' open' : ''}><summary class="e-n-accordion-item-title" data-accordion-index="${at + 1}" tabindex="${at === 0 ? 0 : -1}" aria-expanded="${at === 0}" aria-controls="e-n-accordion-item-151${at}"><span class="e-n-accordion-item-title-header"><div class="e-n-accordion-item-title-text">${title}</div></span></summary>${container(`<p>About ${title}</p>`, `role="region" aria-labelledby="e-n-accordion-item-151${at}"`)}</details>`,
		)
		.join('')}</div>`,
	{
		default_state: 'expanded',
		max_items_expended: 'one',
		n_accordion_animation_duration: { unit: 'ms', size: 400, sizes: [] },
	},
	'n-accordion',
);

const OFF_CANVAS = `<p>What was seen today stands in the log. <a href="${action('off_canvas:open', { id: 'aa00008', displayMode: 'open' })}">Open the log</a></p>${widget(
	'aa00008',
	'off-canvas',
	`<div id="off-canvas-aa00008" class="e-off-canvas" role="dialog" aria-hidden="true" aria-label="The log" aria-modal="true" inert="" data-delay-child-handlers="true"><div class="e-off-canvas__overlay"></div><div class="e-off-canvas__main"><div class="e-off-canvas__content">${container(`<p>What was seen.</p><a href="${action('off_canvas:close', { id: 'aa00008', displayMode: 'close' })}">Close the log</a>`)}</div></div></div>`,
)}`;

const CONTACT = widget(
	'aa00009',
	'contact-buttons',
	`<div class="e-contact-buttons e-contact-buttons-var-0 has-platform-whatsapp has-corners-rounded has-h-alignment-end has-v-alignment-bottom has-animations" data-document-id="77" aria-role="dialog"><div id="e-contact-buttons__content-wrapper" class="e-contact-buttons__content-wrapper hidden" aria-hidden="true" aria-label="Links window"><div class="e-contact-buttons__content"><div class="e-contact-buttons__top-bar"><button type="button" class="e-contact-buttons__close-button" aria-controls="e-contact-buttons__content-wrapper" aria-label="Close Links window">×</button><p class="e-contact-buttons__top-bar-title">Rosa</p></div><div class="e-contact-buttons__message-bubble"><p class="e-contact-buttons__message-bubble-body">Ahoy!</p><p class="e-contact-buttons__message-bubble-time"></p></div><div class="e-contact-buttons__send-button"><a class="e-contact-buttons__send-cta" href="https://wa.me/390000000" target="_blank" rel="noopener">Click to start</a></div></div></div><div class="e-contact-buttons__chat-button-container"><button type="button" class="e-contact-buttons__chat-button e-contact-buttons__chat-button-shadow has-size-small has-dot" aria-controls="e-contact-buttons__content-wrapper" aria-label="Toggle Links window"><svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path d="M4 4h16v12H9l-5 4z"/></svg></button></div></div>`,
);

/** A bar that stays at the top of the page. */
export const BAR = widget(
	'aa00010',
	'floating-bars-var-1',
	`<div class="e-floating-bars e-floating-bars-var-1 has-vertical-position-top has-close-button is-sticky" data-document-id="78" role="alertdialog" id="floating-bar-78"><p class="e-floating-bars__announcement-text">Free berths in May</p><div class="e-floating-bars__cta-button-container"><a class="e-floating-bars__cta-button is-type-button has-corners-round" href="/fleet/"><span class="e-floating-bars__cta-text">Reserve</span></a></div><button type="button" class="e-floating-bars__close-button" aria-label="Close Banner" aria-controls="e-floating-bars"><span aria-hidden="true">×</span></button><div class="e-floating-bars__overlay"></div></div>`,
);

const TOC = widget(
	'aa00011',
	'table-of-contents',
	`<div class="elementor-toc__header"><h2 class="elementor-toc__header-title">On this page</h2><div class="elementor-toc__toggle-button elementor-toc__toggle-button--expand" role="button" tabindex="0" aria-controls="elementor-toc__aa00011" aria-expanded="true" aria-label="Open table of contents">▾</div><div class="elementor-toc__toggle-button elementor-toc__toggle-button--collapse" role="button" tabindex="0" aria-controls="elementor-toc__aa00011" aria-expanded="true" aria-label="Close table of contents">▴</div></div><div id="elementor-toc__aa00011" class="elementor-toc__body"><div class="elementor-toc__spinner-container">…</div></div>`,
	{
		headings_by_tags: ['h2', 'h3'],
		marker_view: 'numbers',
		minimize_box: 'yes',
		minimized_on: 'tablet',
		hierarchical_view: 'yes',
	},
);

/** A page of the builder with a header and a text. */
export const STOCK_MARKUP = `<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7">${[
	BAR,
	NAV_MENU,
	TOC,
	'<p>Words between what opens.</p>'.repeat(6),
	MEGA_MENU,
	'<h2>Days on the water</h2>',
	TABS,
	'<h2>Questions</h2>',
	widget('aa00004', 'accordion', classic('accordion', 161, ['How far?', 'How fast?'])),
	'<h3>More of them</h3>',
	widget('aa00005', 'toggle', classic('toggle', 171, ['When?', 'Where?'])),
	'<h2>Boats</h2>',
	NESTED_TABS,
	NESTED_ACCORDION,
	OFF_CANVAS,
	CONTACT,
].join('')}</div>`;
