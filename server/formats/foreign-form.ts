import { isPlainObject } from '@outrigger/rules/values/plain-object';

/** A kind of JSON file that lies beside builder exports and has no content. */
interface ForeignForm {
	/** The kind, as the end of a sentence that starts with "this is". */
	what: string;
	is(value: Record<string, unknown>): boolean;
}

const has = (value: Record<string, unknown>, ...keys: string[]) =>
	keys.every((key) => Object.hasOwn(value, key));
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const listOf = (value: unknown, is: (item: Record<string, unknown>) => boolean) =>
	isList(value) && value.length > 0 && value.every((item) => isPlainObject(item) && is(item));

/** The known forms. The first match gives the file's kind. */
const FORMS: readonly ForeignForm[] = [
	{
		what: 'an n8n workflow',
		is: (value) => isList(value.nodes) && isPlainObject(value.connections),
	},
	{
		what: 'a Bricks template',
		is: (value) =>
			value.source === 'bricksCopiedElements' ||
			has(value, 'globalClasses', 'content') ||
			listOf(value.content, (item) => has(item, 'name', 'parent') && !has(item, 'elType')),
	},
	{
		what: 'a Divi layout',
		is: (value) =>
			typeof value.context === 'string' && /^et_(builder|theme|divi)/.test(value.context),
	},
	{
		what: 'a Beaver Builder layout',
		is: (value) =>
			isPlainObject(value.nodes) && has(value, 'settings') && !has(value, 'connections'),
	},
	{
		what: 'JSON of WordPress’s block editor',
		is: (value) =>
			(typeof value.__file === 'string' && value.__file.startsWith('wp_')) ||
			has(value, 'blockName', 'attrs') ||
			(typeof value.name === 'string' && has(value, 'apiVersion')),
	},
	{
		what: 'a theme.json of a block theme',
		is: (value) =>
			(typeof value.$schema === 'string' && value.$schema.includes('wp.org')) ||
			// An element of the builder's version 4 also has these three keys.
			(has(value, 'version', 'settings', 'styles') &&
				!has(value, 'content') &&
				!has(value, 'elType')),
	},
	{ what: 'a Lottie animation', is: (value) => has(value, 'v', 'fr', 'layers') },
	{
		what: 'an export of the plugin Redirection, which is read at the top of the content folder',
		is: (value) => isList(value.redirects) && has(value, 'groups'),
	},
	{ what: 'a SiteOrigin layout', is: (value) => has(value, 'widgets', 'grids') },
	{
		what: 'a Breakdance or Oxygen design',
		is: (value) => has(value, 'tree_json_string') || has(value, 'component', 'classes'),
	},
	{ what: 'a Webflow copy', is: (value) => value.type === '@webflow/XscpData' },
	{ what: 'a Figma file', is: (value) => has(value, 'document', 'schemaVersion') },
	{
		what: 'a package.json',
		is: (value) =>
			has(value, 'name') &&
			['dependencies', 'devDependencies', 'scripts'].some((key) => isPlainObject(value[key])),
	},
	{ what: 'a lock file of npm', is: (value) => has(value, 'lockfileVersion') },
	{
		what: 'a composer.json',
		is: (value) => isPlainObject(value.require) || isPlainObject(value['require-dev']),
	},
	{ what: 'a tsconfig.json', is: (value) => isPlainObject(value.compilerOptions) },
	{
		what: 'a web app manifest',
		is: (value) => has(value, 'start_url') || has(value, 'short_name', 'icons'),
	},
	{
		what: 'a browser extension’s manifest',
		is: (value) => typeof value.manifest_version === 'number',
	},
	{
		what: 'the manifest of a kit: give the whole kit, its folder or its ZIP, to CONTENT_DIR or put it into the content folder',
		is: (value) =>
			has(value, 'manifest_version', 'templates') ||
			listOf(value.templates, ({ source }) => typeof source === 'string') ||
			has(value, 'elementor_version', 'templates') ||
			has(value, 'elementor_version', 'site-settings'),
	},
	{
		what: 'a group of fields of Advanced Custom Fields',
		is: (value) => typeof value.key === 'string' && value.key.startsWith('group_'),
	},
	{
		what: 'a form of a forms plugin',
		is: (value) => has(value, 'fields', 'settings') || has(value, 'form_fields'),
	},
	{
		what: 'a Postman collection',
		is: (value) => isPlainObject(value.info) && has(value.info, 'schema') && has(value, 'item'),
	},
	{ what: 'an OpenAPI description', is: (value) => has(value, 'openapi') || has(value, 'swagger') },
	{ what: 'JSON-LD', is: (value) => has(value, '@context') },
	{ what: 'GeoJSON', is: (value) => value.type === 'FeatureCollection' },
	{ what: 'a scenario of Make', is: (value) => isList(value.flow) && has(value, 'metadata') },
];

/**
 * Returns the kind of a parsed JSON file of another program; `null` for a file that may be content. A list has the kind
 * of its first item.
 */
export function nameForeignForm(value: unknown): string | null {
	const first: unknown = Array.isArray(value) ? value[0] : value;
	if (!isPlainObject(first)) return null;
	const isBlocks = Array.isArray(value) && (has(first, 'blockName') || isCoreBlock(first));
	if (isBlocks) return 'JSON of WordPress’s block editor';
	return FORMS.find((form) => form.is(first))?.what ?? null;
}

function isCoreBlock(item: Record<string, unknown>): boolean {
	return typeof item.name === 'string' && item.name.startsWith('core/') && has(item, 'innerBlocks');
}
