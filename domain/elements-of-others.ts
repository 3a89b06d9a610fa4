import { withoutAtoms } from './atomic-widgets';
import type { ElementSettings } from './element-tree';
import { isPlainObject } from './plain-object';

/** A widget of an add-on that is one of the builder's by another name. */
interface OtherName {
	widgetType: string;
	/** The builder's control → the add-on's. */
	controls?: Readonly<Record<string, string>>;
	/** The builder's repeater, the add-on's, and the same for the controls of their rows. */
	rows?: { control: string; from: string; controls: Readonly<Record<string, string>> };
}

const menu = (control: string): OtherName => ({
	widgetType: 'nav-menu',
	controls: { menu: control },
});

/**
 * Widgets without which a page cannot be used, or whose meaning is the same to the letter. Their looks are the
 * builder's; what is missing here shows its words.
 */
const OTHER_NAMES: Readonly<Record<string, OtherName>> = {
	'ekit-nav-menu': menu('elementskit_nav_menu'),
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
	const other = Object.hasOwn(OTHER_NAMES, widgetType) ? OTHER_NAMES[widgetType] : undefined;
	if (!other) return withoutAtoms(widgetType, settings) ?? { widgetType, settings };
	const { controls = {}, rows } = other;
	return {
		widgetType: other.widgetType,
		settings: {
			...renamed(settings, controls),
			...(rows && { [rows.control]: renamedRows(settings[rows.from], rows.controls) }),
			...settings,
		},
	};
}

function renamed(bag: ElementSettings, controls: Readonly<Record<string, string>>) {
	return Object.fromEntries(
		Object.entries(controls).flatMap(([control, from]) =>
			bag[from] === undefined ? [] : [[control, bag[from]]],
		),
	);
}

function renamedRows(rows: unknown, controls: Readonly<Record<string, string>>): unknown[] {
	if (!Array.isArray(rows)) return [];
	return rows.filter(isPlainObject).map((row) => ({ ...row, ...renamed(row, controls) }));
}
