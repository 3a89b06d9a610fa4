/** The code of a refusal, and what is not allowed. */
export type Words = [code: string, message?: string];

/** Routes that a WordPress has and visitors may not read; the mock refuses them to all users. */
export const SHUT: Record<string, Words> = {
	templates: ['rest_cannot_manage_templates', 'access the templates on this site'],
	'template-parts': ['rest_cannot_manage_templates', 'access the templates on this site'],
	themes: ['rest_cannot_view_themes', 'view themes'],
	plugins: ['rest_cannot_view_plugins', 'manage plugins for this site'],
	sidebars: ['rest_cannot_manage_widgets', 'manage widgets on this site'],
	widgets: ['rest_cannot_manage_widgets', 'manage widgets on this site'],
	elementor_library: ['rest_forbidden'],
	'block-types': ['rest_block_type_cannot_view', 'manage block types'],
	'widget-types': ['rest_cannot_manage_widgets', 'manage widgets on this site'],
	'font-families': ['rest_cannot_read', 'access font families'],
	'font-collections': ['rest_cannot_read', 'access font collections'],
	'block-directory': ['rest_block_directory_cannot_view', 'browse the block directory'],
	'pattern-directory': [
		'rest_pattern_directory_cannot_view',
		'browse the local block pattern directory',
	],
	'block-patterns': ['rest_cannot_view', 'view the registered block patterns'],
	'global-styles': ['rest_cannot_manage_global_styles', 'access the global styles on this site'],
};
