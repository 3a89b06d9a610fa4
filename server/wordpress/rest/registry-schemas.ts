import type { ItemSchema } from './item-schemas';

const ALL = ['view', 'edit', 'embed'];
const SHOWN = ['view', 'edit'];
const EDITORS = ['edit'];

const fixed = (
	type: string | readonly string[],
	context: readonly string[],
	words: object = {},
) => ({ type, ...words, context, readonly: true });
const setting = (type: string, initial: unknown = null, words: object = {}) => ({
	type,
	title: '',
	default: initial,
	...words,
});

const texts = { items: { type: 'string' } };
const flags = (...names: readonly string[]) => ({
	properties: Object.fromEntries(names.map((name) => [name, { type: 'boolean' }])),
});

/** The schema of application passwords. */
export const PASSWORD_SCHEMA: ItemSchema = {
	uuid: fixed('string', ALL, { format: 'uuid' }),
	app_id: {
		type: 'string',
		oneOf: [
			{ type: 'string', format: 'uuid' },
			{ type: 'string', enum: [''] },
		],
		context: ALL,
	},
	name: { type: 'string', required: true, context: ALL, minLength: 1, pattern: '.*\\S.*' },
	password: fixed('string', EDITORS),
	created: fixed('string', SHOWN, { format: 'date-time' }),
	last_used: fixed(['string', 'null'], SHOWN, { format: 'date-time' }),
	last_ip: fixed(['string', 'null'], SHOWN, { format: 'ip' }),
};

/** The schemas of the lists that WordPress keeps of itself, and of its settings, by the last part of their route. */
export const REGISTRY_SCHEMAS: Readonly<Record<string, ItemSchema>> = {
	types: {
		capabilities: fixed('object', EDITORS),
		description: fixed('string', SHOWN),
		hierarchical: fixed('boolean', SHOWN),
		viewable: fixed('boolean', EDITORS),
		labels: fixed('object', EDITORS),
		name: fixed('string', ALL),
		slug: fixed('string', ALL),
		supports: fixed('object', EDITORS),
		has_archive: fixed(['string', 'boolean'], SHOWN),
		taxonomies: fixed('array', SHOWN, texts),
		rest_base: fixed('string', ALL),
		rest_namespace: fixed('string', ALL),
		visibility: fixed('object', EDITORS, flags('show_ui', 'show_in_nav_menus')),
		icon: fixed(['string', 'null'], ALL),
		template: fixed(['array'], ALL),
		template_lock: fixed(['string', 'boolean'], ALL, {
			enum: ['all', 'insert', 'contentOnly', false],
		}),
	},
	taxonomies: {
		capabilities: fixed('object', EDITORS),
		description: fixed('string', SHOWN),
		hierarchical: fixed('boolean', SHOWN),
		labels: fixed('object', EDITORS),
		name: fixed('string', ALL),
		slug: fixed('string', ALL),
		show_cloud: fixed('boolean', EDITORS),
		types: fixed('array', SHOWN, texts),
		rest_base: fixed('string', ALL),
		rest_namespace: fixed('string', ALL),
		visibility: fixed(
			'object',
			EDITORS,
			flags(
				'public',
				'publicly_queryable',
				'show_ui',
				'show_admin_column',
				'show_in_nav_menus',
				'show_in_quick_edit',
			),
		),
	},
	statuses: {
		name: fixed('string', ALL),
		private: fixed('boolean', EDITORS),
		protected: fixed('boolean', EDITORS),
		public: fixed('boolean', SHOWN),
		queryable: fixed('boolean', SHOWN),
		show_in_list: fixed('boolean', EDITORS),
		slug: fixed('string', ALL),
		date_floating: fixed('boolean', SHOWN),
	},
	'menu-locations': {
		name: fixed('string', ALL),
		description: fixed('string', ALL),
		menu: fixed('integer', ALL),
	},
	settings: {
		title: setting('string', null, { title: 'Title' }),
		description: setting('string', null, { title: 'Tagline' }),
		url: setting('string', null, { format: 'uri' }),
		email: setting('string', null, { format: 'email' }),
		timezone: setting('string'),
		date_format: setting('string'),
		time_format: setting('string'),
		start_of_week: setting('integer'),
		language: setting('string', 'en_US'),
		use_smilies: setting('boolean', true),
		default_category: setting('integer'),
		default_post_format: setting('string'),
		posts_per_page: setting('integer', 10, { title: 'Maximum posts per page' }),
		show_on_front: setting('string', null, { title: 'Show on front' }),
		page_on_front: setting('integer', null, { title: 'Page on front' }),
		page_for_posts: setting('integer'),
		default_ping_status: setting('string', null, { enum: ['open', 'closed'] }),
		default_comment_status: setting('string', null, {
			title: 'Allow comments on new posts',
			enum: ['open', 'closed'],
		}),
		site_logo: setting('integer', null, { title: 'Logo' }),
		site_icon: setting('integer', null, { title: 'Icon' }),
	},
};
