import { withoutAtoms } from './atomic-widgets';
import type { ElementSettings } from './element-tree';
import { asElementsKitHeading } from './jkit-heading';
import { lookUp } from './look-up';
import { metFormId } from './met-forms';
import { isPlainObject } from './plain-object';

/** The builder's control → the add-on's. */
type Controls = Readonly<Record<string, string>>;

/** A widget of an add-on that is one of the builder's by another name. */
interface OtherName {
	widgetType: string;
	controls?: Controls;
	/** The builder's repeater, the add-on's, and the same for the controls of their rows. */
	rows?: { control: string; from: string; controls: Controls };
}

const menu = (control: string, colours: OtherName['controls'] = {}): OtherName => ({
	widgetType: 'nav-menu',
	controls: { menu: control, ...colours },
});

/**
 * Widgets without which a page cannot be used, or whose meaning is the same to the letter. Their looks are the
 * builder's, but for colours without which a menu cannot be read; what is missing here shows its words.
 */
const OTHER_NAMES: Readonly<Record<string, OtherName>> = {
	'ekit-nav-menu': menu('elementskit_nav_menu', {
		color_menu_item: 'elementskit_menu_text_color',
		color_menu_item_hover: 'elementskit_item_color_hover',
		color_menu_item_active: 'elementskit_nav_menu_active_text_color',
		color_dropdown_item: 'elementskit_submenu_item_color',
		color_dropdown_item_hover: 'elementskit_item_text_color_hover',
		color_dropdown_item_active: 'elementskit_nav_sub_menu_active_text_color',
		background_color_dropdown_item: 'elementskit_submenu_container_background_color',
		toggle_color: 'elementskit_menu_toggle_icon_color',
	}),
	jkit_nav_menu: menu('sg_menu_choose'),
	'premium-nav-menu': menu('pa_nav_menus'),
	'navigation-menu': menu('menu'),
	'rtm-navmenu': menu('menu-select'),
	'elementskit-button': {
		widgetType: 'button',
		controls: {
			text: 'ekit_btn_text',
			link: 'ekit_btn_url',
			align: 'ekit_btn_align',
			selected_icon: 'ekit_btn_icons',
			icon_align: 'ekit_btn_icon_align',
		},
	},
	'premium-addon-button': {
		widgetType: 'button',
		controls: {
			text: 'premium_button_text',
			link: 'premium_button_link',
			align: 'premium_button_align',
			size: 'premium_button_size',
		},
	},
	'elementskit-accordion': {
		widgetType: 'accordion',
		rows: {
			control: 'tabs',
			from: 'ekit_accordion_items',
			controls: { tab_title: 'acc_title', tab_content: 'acc_content' },
		},
	},
	jkit_accordion: {
		widgetType: 'accordion',
		rows: {
			control: 'tabs',
			from: 'sg_accordion_list',
			controls: { tab_title: 'sg_accordion_list_title', tab_content: 'sg_accordion_list_content' },
		},
	},
	'elementskit-blog-posts': {
		widgetType: 'posts',
		controls: { classic_posts_per_page: 'ekit_blog_posts_num' },
	},
	jkit_post_title: { widgetType: 'theme-post-title' },
	jkit_post_featured_image: { widgetType: 'theme-post-featured-image' },
};

/** What `asKnownWidget` looks at. */
interface StoredWidget {
	widgetType: string | null;
	settings: ElementSettings;
	renderedHtml: string | null;
}

/** Widgets of add-ons that say a thing in other parts than ours, not only by other names. */
const CONVERSIONS: Readonly<
	Record<string, (settings: ElementSettings) => Pick<StoredWidget, 'widgetType' | 'settings'>>
> = {
	jkit_heading: (settings) => ({
		widgetType: 'elementskit-heading',
		settings: asElementsKitHeading(settings),
	}),
	metform(settings) {
		const template_id = metFormId(settings.mf_form_id);
		return {
			widgetType: template_id > 0 ? 'template' : 'metform',
			settings: { ...settings, template_id },
		};
	},
};

/**
 * The type and the settings under which a widget is known here: of add-ons those that are the builder's by another
 * name, of the builder's version 4 those that were there before. All others stay as they are, and so does what
 * WordPress rendered itself. What stands under the builder's own name wins.
 */
export function asKnownWidget({
	widgetType,
	settings,
	renderedHtml,
}: StoredWidget): Pick<StoredWidget, 'widgetType' | 'settings'> {
	if (widgetType === null || renderedHtml) return { widgetType, settings };
	const convert = lookUp(CONVERSIONS, widgetType);
	if (convert) return convert(settings);
	const other = lookUp(OTHER_NAMES, widgetType);
	if (!other) return withoutAtoms(widgetType, settings) ?? { widgetType, settings };
	const { controls = {}, rows } = other;
	return {
		widgetType: other.widgetType,
		settings: {
			...renamed(settings, controls),
			...(rows && { [rows.control]: renamedRows(settings[rows.from], rows.controls) }),
			...settings,
			...globalsOf(settings, controls),
		},
	};
}

/** What stands for a control in the kit stands for it under its other name too. */
function globalsOf({ __globals__: globals }: ElementSettings, controls: Controls): ElementSettings {
	if (!isPlainObject(globals)) return {};
	return { __globals__: { ...renamed(globals, controls), ...globals } };
}

function renamed(bag: ElementSettings, controls: Controls) {
	return Object.fromEntries(
		Object.entries(controls).flatMap(([control, from]) =>
			bag[from] === undefined ? [] : [[control, bag[from]]],
		),
	);
}

function renamedRows(rows: unknown, controls: Controls): unknown[] {
	if (!Array.isArray(rows)) return [];
	return rows.filter(isPlainObject).map((row) => ({ ...row, ...renamed(row, controls) }));
}
