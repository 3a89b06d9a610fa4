import { ownValue } from '@outrigger/rules/values/own-value';
import { may } from '../auth/roles';
import type { RestContext } from './rest-context';
import { forbidden, RestError } from './rest-error';
import type { RestResult } from './rest-item';

/** The code of a refusal, and the deed that it refuses. */
export type Words = [code: string, deed?: string];

type Missing = readonly [code: string, message: string];

/** A route of the administration for things that the mock does not have. */
interface EmptyPlace {
	refusal: Words;
	/** The capability that its readers need. */
	capability: string;
	/** WordPress's answer for a single missing thing; without it, a longer path is a list too. */
	missing?: Missing;
	/** True where WordPress looks for a single thing before it looks at the rights. */
	isSought?: true;
}

const TEMPLATES: EmptyPlace = {
	refusal: ['rest_cannot_manage_templates', 'access the templates on this site'],
	capability: 'edit_posts',
	missing: ['rest_template_not_found', 'No templates exist with that id.'],
};

function ofTheme(refusal: Words, missing: Missing): EmptyPlace {
	return { refusal, capability: 'edit_theme_options', missing };
}

const WIDGETS: Words = ['rest_cannot_manage_widgets', 'manage widgets on this site'];
const NO_POST: Missing = ['rest_post_invalid_id', 'Invalid post ID.'];
const NO_THEME: Missing = ['rest_theme_not_found', 'Theme not found.'];

const PLACES: Record<string, EmptyPlace> = {
	templates: TEMPLATES,
	'template-parts': TEMPLATES,
	themes: {
		refusal: ['rest_cannot_view_themes', 'view themes'],
		capability: 'switch_themes',
		missing: NO_THEME,
	},
	plugins: {
		refusal: ['rest_cannot_view_plugins', 'manage plugins for this site'],
		capability: 'activate_plugins',
		missing: ['rest_plugin_not_found', 'Plugin not found.'],
	},
	sidebars: ofTheme(WIDGETS, ['rest_sidebar_not_found', 'No sidebar exists with that id.']),
	widgets: ofTheme(WIDGETS, ['rest_widget_not_found', 'No widget was found with that id.']),
	'widget-types': ofTheme(WIDGETS, ['rest_widget_type_invalid', 'Invalid widget type.']),
	'font-families': {
		...ofTheme(['rest_cannot_read', 'access font families'], NO_POST),
		isSought: true,
	},
	'font-collections': ofTheme(
		['rest_cannot_read', 'access font collections'],
		['rest_font_collection_not_found', 'Font collection not found.'],
	),
	'block-types': {
		refusal: ['rest_block_type_cannot_view', 'manage block types'],
		capability: 'edit_posts',
	},
	'block-directory': {
		refusal: ['rest_block_directory_cannot_view', 'browse the block directory'],
		capability: 'activate_plugins',
	},
	'pattern-directory': {
		refusal: ['rest_pattern_directory_cannot_view', 'browse the local block pattern directory'],
		capability: 'edit_posts',
	},
	'block-patterns': {
		refusal: ['rest_cannot_view', 'view the registered block patterns'],
		capability: 'edit_posts',
	},
	'icon-collections': {
		refusal: ['rest_cannot_view', 'view the registered icon collections'],
		capability: 'edit_posts',
	},
	'global-styles': {
		refusal: ['rest_cannot_manage_global_styles', 'access the global styles on this site'],
		capability: 'edit_theme_options',
		missing: ['rest_global_styles_not_found', 'No global styles config exists with that ID.'],
		isSought: true,
	},
};

/** Paths below a place with their own messages. */
const BELOW: Record<string, EmptyPlace> = {
	'block-patterns/categories': {
		refusal: ['rest_cannot_view', 'view the registered block pattern categories'],
		capability: 'edit_posts',
	},
	'global-styles/themes': {
		refusal: ['rest_cannot_read_global_styles', 'access the global styles on this site'],
		capability: 'edit_posts',
		missing: NO_THEME,
	},
};

/** Answers a place without content in the mock; null for every other route. @param path the parts after `/wp/v2/` */
export function readEmptyPlace(
	{ viewer }: RestContext,
	path: readonly string[],
): (() => RestResult) | null {
	const [base = '', ...deeper] = path;
	const place = ownValue(BELOW, `${base}/${deeper[0]}`) ?? ownValue(PLACES, base);
	if (place === undefined) return null;
	const missing = deeper.length > 0 ? missingIn(place, path) : undefined;
	const [code, deed] = place.refusal;
	return () => {
		if (missing && place.isSought) throw new RestError(...missing, 404);
		if (!may(viewer, place.capability))
			throw forbidden(viewer, code, deed && `Sorry, you are not allowed to ${deed}.`);
		if (missing) throw new RestError(...missing, 404);
		return { kind: 'data', data: [] };
	};
}

/** The answer for a single thing; a path of three parts names a block type of a namespace. */
function missingIn(
	{ missing }: EmptyPlace,
	[base, ...deeper]: readonly string[],
): Missing | undefined {
	if (base === 'block-types' && deeper.length > 1)
		return ['rest_block_type_invalid', 'Invalid block type.'];
	return missing;
}
