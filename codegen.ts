import type { CodegenConfig } from '@graphql-codegen/cli';
import { preset } from '@graphql-codegen/near-operation-file-preset';
import * as coreContract from './scripts/core-contract';
import * as possibleTypes from './scripts/possible-types';

/**
 * Generates the types for both sides of the contract.
 *
 * - `npm run codegen`, from schema/: types of the documents, types of the mock's resolvers
 * - `npm run codegen -- https://example.org/graphql`, from that site: types of documents only
 * - `npm run codegen -- their-schema.graphql`: the same from a file
 *
 * A site that refuses introspection needs WORDPRESS_AUTH (`name:application password`). If the site lacks parts of the
 * builder extension or of a shop, the types come from schema/, so those documents keep their types.
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
	'schema/woocommerce*.graphql',
	'schema/languages.graphql',
];

/** The enum and input types that documents name, in one file, so that two documents use the same types. */
const SCHEMA_TYPES = 'web/wordpress/schema.generated.ts';

const scalars = { ID: 'string', ElementorSettings: 'Record<string, unknown>' };

/**
 * The objects that resolvers get in place of the type's own shape, for example `Post:
 * '@outrigger/formats/model/records#PostRecord'`.
 */
const mappers: Record<string, string> = {
	Category: '@outrigger/formats/model/records#TermRecord',
	Comment: '@outrigger/formats/model/records#CommentRecord',
	CommentAuthor: './nodes/type-name#CommentAuthorModel',
	ContentType: '@outrigger/formats/model/records#ContentTypeRecord',
	DiscussionSettings: './nodes/type-name#SettingsModel',
	ElementorAtomicDocument: './elementor/atomic#AtomicDocument as AtomicDocumentModel',
	ElementorAtomicElement: '@outrigger/formats/model/records#ElementorElementRecord',
	ElementorComponent: '@outrigger/formats/model/records#PostRecord',
	ElementorElement: '@outrigger/formats/model/records#ElementorElementRecord',
	ElementorKit: './elementor/kit#KitModel',
	ElementorLoop: './elementor/loop#LoopModel',
	ElementorPageMeta: '@outrigger/formats/model/records#PostRecord',
	ElementorPopup: '@outrigger/formats/model/records#PostRecord',
	ElementorTemplate: '@outrigger/formats/model/records#PostRecord',
	ElementorVariable: '@outrigger/formats/model/builder-records#VariableRecord',
	GeneralSettings: './nodes/type-name#SettingsModel',
	Language: '@outrigger/formats/model/records#LanguageRecord',
	// Each site has its own languages.
	LanguageCodeEnum: 'string',
	MediaDetails: '../media/media-details#MediaDetails as MediaDetailsModel',
	MediaItem: '@outrigger/formats/model/records#PostRecord',
	Menu: '@outrigger/formats/model/records#MenuRecord',
	MenuItem: './resolvers/menu-fields#MenuItemModel',
	// Each site has its own menu locations.
	MenuLocationEnum: 'string',
	Page: '@outrigger/formats/model/records#PostRecord',
	PermalinkSettings: './nodes/type-name#SettingsModel',
	Post: '@outrigger/formats/model/records#PostRecord',
	ProductCategory: '@outrigger/formats/model/records#TermRecord',
	ProductTag: '@outrigger/formats/model/records#TermRecord',
	Rental: './rental/rental-model#RentalModel',
	SimpleProduct: '@outrigger/formats/model/records#PostRecord',
	SimpleProductVariation: '../shop/variations#VariationModel',
	VariableProduct: '@outrigger/formats/model/records#PostRecord',
	PostFormat: '@outrigger/formats/model/records#TermRecord',
	ReadingSettings: './nodes/type-name#SettingsModel',
	Tag: '@outrigger/formats/model/records#TermRecord',
	Taxonomy: '@outrigger/formats/model/records#TaxonomyRecord',
	User: '@outrigger/formats/model/records#UserRecord',
	UserRole: '../auth/roles#RoleRecord',
	WritingSettings: './nodes/type-name#SettingsModel',
};

/** A plugin of this project, beside the plugins from npm: it lists the possible types of interfaces. */
const POSSIBLE_TYPES = './scripts/possible-types';
/** A second plugin of this project: it writes the contract for core REST. */
const CORE_CONTRACT = './scripts/core-contract';

/** Documents that Apollo Client reads. It masks fragments unless a spread has `@unmask`. */
const clientDocuments = ['web/**/*.graphql'];
/** Documents that the host sends itself, without masks. */
const hostDocuments = ['server/site/**/*.graphql'];
const documents = [...clientDocuments, ...hostDocuments];

type ConfiguredOutput = Exclude<CodegenConfig['generates'][string], readonly unknown[]>;

/** The types of a file of documents go into a file beside it. */
const besideDocuments: ConfiguredOutput = {
	// This is the module itself, not its name: two targets would load a preset by its name at the same moment, and Node
	// sometimes fails then.
	preset,
	presetConfig: { extension: '.generated.ts' },
	plugins: ['typescript-operations', 'typed-document-node'],
};

const documentConfig = {
	useTypeImports: true,
	importSchemaTypesFrom: SCHEMA_TYPES,
	// The build writes each document as data, so the browser needs no parser.
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
	'web/wordpress/possible-types.generated.ts': {
		documents: clientDocuments,
		plugins: [POSSIBLE_TYPES],
	},
	'server/site/core-rest/core-contract.generated.ts': {
		documents,
		plugins: [CORE_CONTRACT],
	},
	'web/': {
		...besideDocuments,
		documents: clientDocuments,
		config: {
			...documentConfig,
			inlineFragmentTypes: 'mask',
			customDirectives: { apolloUnmask: true },
		},
	},
	'server/site/': {
		...besideDocuments,
		documents: hostDocuments,
		config: {
			...documentConfig,
			importSchemaTypesFrom: `~@outrigger/elements/wordpress/schema.generated`,
		},
	},
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
	pluginLoader: (name) =>
		name === POSSIBLE_TYPES ? possibleTypes : name === CORE_CONTRACT ? coreContract : import(name),
	generates: otherSchema ? documentTypes : { ...documentTypes, ...resolverTypes },
};

export default config;
