import { ownValue } from '@outrigger/rules/values/own-value';
import { COMPONENT_TYPE, TEMPLATE_TYPE } from '../model/builder-records';
import { GLOBAL_CLASS_TYPE } from './design-metas';
import { HEADER_FOOTER_TYPE } from './header-footer';

/**
 * Types of WordPress and of plugins whose posts hold settings, caches, orders or forms. The host shows no such post as
 * content.
 */
const INTERNAL =
	/^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_(?:global_styles|template|template_part|font_family|font_face)|acf[-_].*|shop_(?:order|order_refund|coupon)|scheduled-action|product_variation|wpcf7_.*|wpforms.*|mc4wp-form|metform-(?!form$).*|forminator_.*|elementor_(?:snippet|font|icons|.*_element)|e-floating-buttons|jkit-.*|elementskit_.*|jet-.*|rank_math_.*|amn_.*|jp_.*|feedback|flamingo_.*|option-tree|vc_.*|fl-builder-template|popup_theme|ml-slider|ml-slide|spectra-popup|is_search_form|mailpoet_page|polylang_mo)$/;

/**
 * Types whose posts the importer keeps because other posts refer to them. The host never shows these posts under an
 * address of their own: synced patterns, menus of blocks, components and classes of the builder's version 4.
 */
const PRIVATE = ['wp_block', 'wp_navigation', COMPONENT_TYPE, GLOBAL_CLASS_TYPE];

/**
 * Landing pages of the builder have addresses at the top, like pages. A form of MetForm is shown on pages that name it,
 * headers and footers of an add-on where their conditions match.
 */
const SHOWN_AS: Readonly<Record<string, string>> = {
	'e-landing-page': 'page',
	'metform-form': TEMPLATE_TYPE,
	[HEADER_FOOTER_TYPE]: TEMPLATE_TYPE,
};

/** The type under which the host shows posts of a type. */
export function shownAs(type: string): string {
	return ownValue(SHOWN_AS, type) ?? type;
}

const STATUSES = ['publish', 'draft', 'pending', 'private', 'future'];

/** The kinds of item that the importer distinguishes by the type of the item. */
export type ItemKind = 'post' | 'private' | 'media' | 'menu item' | 'template' | 'internal';

export function kindOf(type: string): ItemKind {
	if (type === 'attachment') return 'media';
	if (type === 'nav_menu_item') return 'menu item';
	if (shownAs(type) === TEMPLATE_TYPE) return 'template';
	if (PRIVATE.includes(type)) return 'private';
	return INTERNAL.test(type) ? 'internal' : 'post';
}

/**
 * Returns true if content may have that status; the importer leaves out posts in the trash and
 * half-made posts.
 */
export function isKeptStatus(status: string): boolean {
	return STATUSES.includes(status);
}
