import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Types for both sides of the contract.
 *
 *   npm run codegen                              from schema/: types of the documents, types of the mock's resolvers
 *   npm run codegen -- https://example.org/graphql   types of the documents only, from that site's schema
 *   npm run codegen -- their-schema.graphql          the same from a file
 *
 * A site that refuses introspection needs WORDPRESS_AUTH (`name:application password`). What the site lacks of
 * the builder extension is taken from schema/, so the extension's documents keep their types.
 */
const otherSchema = process.argv
	.slice(2)
	.find((word) => /^https?:\/\//.test(word) || /\.(graphqls?|json)$/.test(word));

const authorization = process.env.WORDPRESS_AUTH
	? `Basic ${Buffer.from(process.env.WORDPRESS_AUTH).toString('base64')}`
	: undefined;

const schemaOf = (place: string): CodegenConfig['schema'] => [
	place.startsWith('http') && authorization
		? { [place]: { headers: { Authorization: authorization } } }
		: place,
	'schema/elementor*.graphql',
	'schema/embedded*.graphql',
];

/** Enum and input types that documents name; in one file, so that two documents agree on them. */
const SCHEMA_TYPES = 'web/wordpress/schema.generated.ts';

const scalars = { ID: 'string', ElementorSettings: 'Record<string, unknown>' };

/** Objects that resolvers are given instead of the type's own shape: `Post: '../store/records#PostRecord'`. */
const mappers: Record<string, string> = {
	Category: '../store/records#TermRecord',
	Comment: '../store/records#CommentRecord',
	CommentAuthor: './nodes/type-name#CommentAuthorModel',
	ContentType: '../store/records#ContentTypeRecord',
	DiscussionSettings: './nodes/type-name#SettingsModel',
	ElementorElement: '../store/records#ElementorElementRecord',
	ElementorKit: './elementor/kit#KitModel',
	ElementorLoop: './elementor/loop#LoopModel',
	ElementorPageMeta: '../store/records#PostRecord',
	ElementorPopup: '../store/records#PostRecord',
	ElementorTemplate: '../store/records#PostRecord',
	GeneralSettings: './nodes/type-name#SettingsModel',
	MediaDetails: '../media/media-details#MediaDetails as MediaDetailsModel',
	MediaItem: '../store/records#PostRecord',
	Menu: '../store/records#MenuRecord',
	MenuItem: '../store/records#MenuItemRecord',
	// The places of menus are the site's own.
	MenuLocationEnum: 'string',
	Page: '../store/records#PostRecord',
	Post: '../store/records#PostRecord',
	ReadingSettings: './nodes/type-name#SettingsModel',
	Tag: '../store/records#TermRecord',
	Taxonomy: '../store/records#TaxonomyRecord',
	User: '../store/records#UserRecord',
	UserRole: '../auth/roles#RoleRecord',
};

/** Read through Apollo Client: masked unless a spread says `@unmask`. */
const clientDocuments = ['web/**/*.graphql'];
/** Sent by the host itself, which knows no masks. */
const hostDocuments = ['server/site/**/*.graphql'];
const documents = [...clientDocuments, ...hostDocuments];

type ConfiguredOutput = Exclude<CodegenConfig['generates'][string], readonly unknown[]>;

/** The types of a file of documents stand beside it. */
const besideDocuments: ConfiguredOutput = {
	preset: 'near-operation-file',
	presetConfig: { extension: '.generated.ts' },
	plugins: ['typescript-operations', 'typed-document-node'],
};

const documentConfig = {
	useTypeImports: true,
	importSchemaTypesFrom: SCHEMA_TYPES,
	// The document as data: the browser needs no parser.
	documentMode: 'documentNode',
	optimizeDocumentNode: true,
	scalars,
};

const documentTypes: CodegenConfig['generates'] = {
	[SCHEMA_TYPES]: {
		documents,
		plugins: ['typescript-operations'],
		config: { useTypeImports: true, generateOperationTypes: false, scalars },
	},
	'web/wordpress/possible-types.generated.ts': { plugins: ['fragment-matcher'] },
	'web/': {
		...besideDocuments,
		documents: clientDocuments,
		config: {
			...documentConfig,
			inlineFragmentTypes: 'mask',
			customDirectives: { apolloUnmask: true },
		},
	},
	'server/site/': { ...besideDocuments, documents: hostDocuments, config: documentConfig },
};

const resolverTypes: CodegenConfig['generates'] = {
	'server/wordpress/graphql/resolvers.generated.ts': {
		plugins: ['typescript', 'typescript-resolvers'],
		config: {
			useTypeImports: true,
			enumsAsTypes: true,
			disableDescriptions: true,
			contextType: './context#GraphQLContext',
			mappers,
			scalars,
		},
	},
};

const config: CodegenConfig = {
	schema: otherSchema ? schemaOf(otherSchema) : 'schema/*.graphql',
	generates: otherSchema ? documentTypes : { ...documentTypes, ...resolverTypes },
};

export default config;
