import type { SiteContent } from '@outrigger/formats/model/records';
import { buildASTSchema, type GraphQLSchema, print } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import { sells } from '../schema/add-shop';
import { extendSchema } from '../schema/extend-schema';
import type { Contract } from '../schema/read-contract';
import type { SiteAdditions } from '../schema/site-additions';
import type { GraphQLContext } from './context';
import { meterFields } from './meter-fields';
import { rentalTypes } from './rental/rental-types';
import { coreTypes } from './resolvers/core-types';
import { siteTypes } from './resolvers/site-types';
import { interfaceTypes } from './resolvers/type-resolvers';
import { shopTypes } from './shop/shop-types';

/**
 * The types that a site's content adds to WPGraphQL's schema. The builder's own library has types in the contract.
 */
export function additionsOf(content: SiteContent): SiteAdditions {
	const contentTypes = content.contentTypes.filter(({ public: isPublic }) => isPublic);
	const names = new Set(contentTypes.map(({ name }) => name));
	return {
		contentTypes,
		taxonomies: content.taxonomies.map((taxonomy) => ({
			...taxonomy,
			contentTypes: taxonomy.contentTypes.filter((name) => names.has(name)),
		})),
		languages: (content.settings.languages ?? []).map(({ slug }) => slug),
		menuLocations: Object.keys(content.settings.menuLocations),
		imageSizes: Object.keys(content.settings.imageSizes),
		templates: Object.entries(content.settings.templates).map(([file, name]) => ({ file, name })),
	};
}

/** The schema of one site with its resolvers. */
export interface SiteSchema {
	schema: GraphQLSchema;
	/** The schema as text, for `GET /schema.graphql`; written at the first call. */
	sdl(): string;
}

/** A schema takes a quarter of a second to build, and most reloads of the content do not change it. */
const built = new LRUCache<string, SiteSchema>({ max: 2 });

/**
 * The schema has the types of a shop if the content has products, as on a WordPress with WooGraphQL, and the types of
 * rental if `site.json` has something for rent.
 *
 * @param hasLogins true where GraphQL logs users in
 * @returns the same object for contents with the same additions
 * @throws Error when the site's own names collide with those of the contract
 */
export function buildSiteSchema(
	contract: Pick<Contract, 'sdl' | 'sdlWithoutShop' | 'languages' | 'logins' | 'rental'>,
	content: SiteContent,
	hasLogins = false,
): SiteSchema {
	const additions = additionsOf(content);
	const contractSdl = [
		sells(additions) ? contract.sdl : contract.sdlWithoutShop,
		...(hasLogins ? [contract.logins] : []),
		...(content.settings.rental ? [contract.rental] : []),
	].join('\n');
	const key = JSON.stringify([additions, contractSdl]);
	const result = built.get(key) ?? build(contractSdl, additions, contract.languages);
	built.set(key, result);
	return result;
}

function build(contractSdl: string, additions: SiteAdditions, languages: string): SiteSchema {
	const document = extendSchema(contractSdl, additions, languages);
	let sdl: string | undefined;
	const schema = createSchema<GraphQLContext>({
		typeDefs: buildASTSchema(document),
		resolvers: [interfaceTypes, coreTypes, shopTypes, rentalTypes, siteTypes(additions)],
		// The site's resolver map has all fields of its models, some of which extendSchema omits.
		resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
		// No other code has this schema, and a copy would take as long to build again.
		updateResolversInPlace: true,
	});
	meterFields(schema);
	return {
		schema,
		sdl: () => {
			sdl ??= `${print(document)}\n`;
			return sdl;
		},
	};
}
