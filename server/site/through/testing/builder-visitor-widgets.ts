import { builderWidget } from './builder-widgets';

/** Widgets whose content depends on the visitor, or that send requests while a visitor uses them. */

const LOGIN = builderWidget(
	'cf00001',
	'login',
	'<form class="elementor-login elementor-form" method="post" action="/wp-login.php" aria-label="Login form"><input type="hidden" name="redirect_to" value="/boats/"><div class="elementor-form-fields-wrapper"><div class="elementor-field-type-text elementor-field-group elementor-column elementor-col-100 elementor-field-required"><label for="user-cf00001" class="elementor-field-label">Username</label><input size="1" type="text" name="log" id="user-cf00001" class="elementor-field elementor-field-textual elementor-size-sm"></div><div class="elementor-field-type-text elementor-field-group elementor-column elementor-col-100 elementor-field-required"><label for="password-cf00001" class="elementor-field-label">Password</label><input size="1" type="password" name="pwd" id="password-cf00001" class="elementor-field elementor-field-textual elementor-size-sm"></div><div class="elementor-field-group elementor-column elementor-field-type-submit elementor-col-100"><button type="submit" class="elementor-size-sm elementor-button" name="wp-submit"><span class="elementor-button-text">Log In</span></button></div></div></form>',
);

const SEARCH = builderWidget(
	'cf00002',
	'search',
	'<search class="e-search hidden" role="search"><form class="e-search-form" action="/" method="get"><label class="e-search-label" for="search-cf00002"><span class="elementor-screen-only">Search</span></label><div class="e-search-input-wrapper"><input id="search-cf00002" placeholder="Type to start searching..." class="e-search-input" type="search" name="s" value="" autocomplete="off" role="combobox" aria-autocomplete="list" aria-expanded="false" aria-controls="results-cf00002" aria-haspopup="listbox"><i aria-hidden="true" class="fas fa-times"></i><output id="results-cf00002" class="e-search-results-container hide-loader hidden" aria-live="polite" aria-atomic="true" aria-label="Results for search" tabindex="0"><div class="e-search-results"></div></output></div><button class="e-search-submit" type="submit"><span>Search</span></button><input type="hidden" name="e_search_props" value="cf00002-7"></form></search>',
	{
		live_results: 'yes',
		template_id: 31,
		submit_trigger: 'click_submit',
		minimum_search_characters: 3,
		number_of_items: 5,
		pagination_type_options: 'none',
	},
);

const item = (name: string) =>
	`<div data-elementor-type="loop-item" data-elementor-id="31" class="elementor elementor-31 e-loop-item post"><h3><a href="/boats/${name.toLowerCase()}/">${name}</a></h3></div>`;

/** The answer to the builder's call for results while a visitor types. */
export const foundItems = (names: readonly string[]) =>
	`<div class="elementor-loop-container elementor-grid" role="list">${names.map(item).join('')}</div>`;

/** A list that a filter changes, as the page prints it and as the builder's call answers it. */
export const filteredList = (names: readonly string[]) =>
	builderWidget(
		'cf00003',
		'loop-grid',
		`<div class="elementor-loop-container elementor-grid" role="list">${names.map(item).join('')}</div>`,
		{ template_id: 31, columns: 1, _skin: 'post', pagination_type: '' },
		'elementor-grid-1',
	).replace('loop-grid.default', 'loop-grid.post');

const FILTER = builderWidget(
	'cf00004',
	'taxonomy-filter',
	'<search class="e-filter" role="search" data-base-url="/" data-page-num="1"><button class="e-filter-item" data-filter="sail" aria-pressed="false">Sail</button><button class="e-filter-item" data-filter="motor" aria-pressed="false">Motor</button><button class="e-filter-item" data-filter="__all" aria-pressed="true">All</button></search>',
	{ selected_element: 'cf00003', taxonomy: 'category', direction: 'horizontal' },
);

const CART = builderWidget(
	'cf00005',
	'woocommerce-menu-cart',
	'<div class="elementor-menu-cart__wrapper"><div class="elementor-menu-cart__toggle_wrapper"><div class="elementor-menu-cart__container elementor-lightbox" aria-hidden="true"><div class="elementor-menu-cart__main" aria-hidden="true"><div class="elementor-menu-cart__close-button"></div><div class="widget_shopping_cart_content"></div></div></div><div class="elementor-menu-cart__toggle elementor-button-wrapper"><a id="elementor-menu-cart__toggle_button" href="#" class="elementor-menu-cart__toggle_button elementor-button elementor-size-sm" aria-expanded="false"><span class="elementor-button-text"><span class="woocommerce-Price-amount amount">18.00</span></span><span class="elementor-button-icon"><span class="elementor-button-icon-qty" data-counter="1">1</span><i class="eicon-cart-medium"></i><span class="elementor-screen-only">Cart</span></span></a></div></div></div>',
	{ cart_type: 'side-cart', open_cart: 'click', automatically_open_cart: 'no' },
	'toggle-icon--cart-medium elementor-menu-cart--items-indicator-bubble elementor-menu-cart--cart-type-side-cart',
);

/** Every widget whose content depends on the visitor. */
export const VISITOR_WIDGETS = {
	...{ LOGIN, SEARCH, FILTER, CART },
	LIST: filteredList(['Sloop', 'Tug']),
};
