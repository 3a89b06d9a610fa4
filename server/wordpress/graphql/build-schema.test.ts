import {
	type GraphQLObjectType,
	getNamedType,
	isIntrospectionType,
	isObjectType,
	isScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { readContract } from '../schema/read-contract';
import { findSchemaFolder } from '../schema-folder';
import { testContent } from '../store/testing/test-content';
import { buildSiteSchema } from './build-schema';

const contract = readContract(findSchemaFolder());
const product = {
	...testContent({}).contentTypes[0],
	name: 'product',
	graphqlSingleName: 'product',
	graphqlPluralName: 'products',
};

describe('the schema of a site', () => {
	it('has the types of a shop where the content has products, and none of them elsewhere', () => {
		const plain = testContent({});
		const shop = testContent({
			contentTypes: [...plain.contentTypes, product as (typeof plain.contentTypes)[number]],
		});
		const typesOf = (content: typeof plain) =>
			Object.keys(buildSiteSchema(contract, content).schema.getTypeMap());
		const added = typesOf(shop).filter((name) => !typesOf(plain).includes(name));
		expect(added).toEqual(expect.arrayContaining(['Product', 'Cart', 'Order', 'Customer']));
		expect(added.length).toBeGreaterThan(250);
		expect(typesOf(plain).filter((name) => /Product|Cart|Coupon|Order(?!by)/.test(name))).toEqual([
			'OrderEnum',
		]);
	});

	it('gives a taxonomy of the site no copies of the types of the shop', () => {
		const plain = testContent({});
		const contentTypes = [...plain.contentTypes, product as (typeof plain.contentTypes)[number]];
		const [category] = plain.taxonomies;
		const mooring = {
			...category,
			name: 'mooring',
			graphqlSingleName: 'mooring',
			graphqlPluralName: 'moorings',
		} as (typeof plain.taxonomies)[number];
		const flag = {
			...mooring,
			name: 'flag',
			graphqlSingleName: 'flag',
			graphqlPluralName: 'flags',
			hierarchical: false,
		};
		const content = testContent({ contentTypes, taxonomies: [...plain.taxonomies, mooring, flag] });
		const types = Object.keys(buildSiteSchema(contract, content).schema.getTypeMap());
		expect(types).toEqual(expect.arrayContaining(['Mooring', 'Flag']));
		expect(types.filter((name) => /Product(?:Mooring|Flag)/.test(name))).toEqual([]);
	});

	it('has no list of texts or numbers that cannot be null: WPGraphQL has none, and Gatsby knows none', () => {
		const { schema } = buildSiteSchema(contract, testContent({}));
		const fields = Object.values(schema.getTypeMap())
			.filter((type) => isObjectType(type) && !isIntrospectionType(type))
			.flatMap((type) => Object.values((type as GraphQLObjectType).getFields()))
			.filter(({ type }) => isScalarType(getNamedType(type)));
		const lists = fields.map(({ type }) => `${type}`).filter((type) => type.startsWith('['));
		expect(lists).toContain('[String]');
		expect(lists.filter((type) => type.includes('!'))).toEqual([]);
	});
});
