import {
	buildASTSchema,
	type GraphQLField,
	isObjectType,
	parse,
	validate,
	validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { addedTypes } from './added-types';
import { extendSchema } from './extend-schema';
import { readContract } from './read-contract';
import type { SiteAdditions } from './site-additions';

const contract = readContract('schema');

const nothing: SiteAdditions = {
	taxonomies: [],
	contentTypes: [],
	menuLocations: [],
	imageSizes: [],
	templates: [],
};

const boatType = {
	name: 'boat_type',
	graphqlSingleName: 'boatType',
	graphqlPluralName: 'boatTypes',
	hierarchical: true,
	contentTypes: ['post'],
};

const harbour = {
	name: 'harbour',
	graphqlSingleName: 'harbour',
	graphqlPluralName: 'harbours',
	hierarchical: false,
	contentTypes: ['post', 'page'],
};

const boat = {
	name: 'boat',
	graphqlSingleName: 'boat',
	graphqlPluralName: 'boats',
	hierarchical: false,
};

const schemaOf = (site: Partial<SiteAdditions>) =>
	buildASTSchema(extendSchema(contract.sdl, { ...nothing, ...site }));

const signature = (field: GraphQLField<unknown, unknown>) =>
	`${field.name}(${field.args.map(({ name, type }) => `${name}: ${type}`).join(', ')}): ${field.type}`;

const signaturesOf = (schema: ReturnType<typeof buildASTSchema>, name: string): string[] => {
	const type = schema.getType(name);
	if (!isObjectType(type)) throw new Error(`no object type ${name}`);
	return Object.values(type.getFields()).map(signature).sort();
};

const valuesOf = (schema: ReturnType<typeof buildASTSchema>, name: string): string[] => {
	const type = schema.getType(name);
	return type && 'getValues' in type ? type.getValues().map((value) => value.name) : [];
};

const errorsOf = (site: Partial<SiteAdditions>, document: string): string[] =>
	validate(schemaOf(site), parse(document)).map(({ message }) => message);

describe('extendSchema', () => {
	it('gives a valid schema, with any additions of a site', () => {
		const schema = schemaOf({
			taxonomies: [boatType, { ...harbour, contentTypes: ['post', 'page', 'boat', 'attachment'] }],
			contentTypes: [
				boat,
				{
					...boat,
					name: 'pier',
					graphqlSingleName: 'pier',
					graphqlPluralName: 'piers',
					hierarchical: true,
				},
			],
			menuLocations: ['primary'],
			imageSizes: ['boat-card'],
			templates: [{ name: 'Wide', file: 'wide.php' }],
		});
		expect(validateSchema(schema)).toEqual([]);
	});

	it('adds nothing for WordPress’s own types', () => {
		const core = {
			...boatType,
			name: 'category',
			graphqlSingleName: 'category',
			graphqlPluralName: 'categories',
		};
		expect(extendSchema(contract.sdl, { ...nothing, taxonomies: [core] })).toEqual(
			extendSchema(contract.sdl, nothing),
		);
	});

	it('gives the terms of a hierarchical taxonomy everything that categories have', () => {
		const schema = schemaOf({ taxonomies: [boatType] });
		const expected = signaturesOf(schema, 'Category').map((text) =>
			text.replaceAll('Category', 'BoatType').replace(/^categoryId/, 'boatTypeId'),
		);
		expect(signaturesOf(schema, 'BoatType').sort()).toEqual(expected.sort());
	});

	it('gives the terms of a flat taxonomy everything that tags have, and no parents', () => {
		const schema = schemaOf({ taxonomies: [{ ...harbour, contentTypes: ['post'] }] });
		const expected = signaturesOf(schema, 'Tag').map((text) =>
			text.replace(/Tag(?![a-z])/g, 'Harbour').replace(/^tagId/, 'harbourId'),
		);
		expect(signaturesOf(schema, 'Harbour').sort()).toEqual(expected.sort());
		expect(expected.some((text) => text.startsWith('parent'))).toBe(false);
	});

	it('lets documents use a taxonomy by its own names', () => {
		const document = `{
			boatType(id: "open", idType: SLUG) { name parent { node { name } } posts { nodes { title } } }
			boatTypes(where: { hideEmpty: true }) { edges { cursor node { ... on HierarchicalTermNode { parentId } } } }
			posts { nodes { boatTypes { nodes { name } } terms(where: { taxonomies: [BOATTYPE] }) { nodes { name } } } }
		}`;
		expect(errorsOf({ taxonomies: [boatType] }, document)).toEqual([]);
		expect(errorsOf({}, document)).not.toEqual([]);
	});

	it('connects a taxonomy with the content types that carry it, and with no other', () => {
		const document = (type: string) => `{ ${type} { nodes { harbours { nodes { name } } } } }`;
		const site = { taxonomies: [harbour], contentTypes: [boat] };
		expect(errorsOf(site, document('pages'))).toEqual([]);
		expect(errorsOf(site, document('boats'))).toEqual([
			'Cannot query field "harbours" on type "Boat".',
		]);
	});

	it('starts with a shop whose products carry taxonomies of their own', () => {
		const product = {
			name: 'product',
			graphqlSingleName: 'product',
			graphqlPluralName: 'products',
			hierarchical: false,
		};
		const brand = { ...boatType, name: 'brand', graphqlSingleName: 'brand' };
		const schema = schemaOf({
			contentTypes: [product],
			taxonomies: [{ ...brand, graphqlPluralName: 'brands', contentTypes: ['product', 'post'] }],
		});
		expect(validateSchema(schema)).toEqual([]);
		expect(signaturesOf(schema, 'Post').join()).toMatch(/brands\(/);
	});

	it('filters pages of a term without the filters that only posts know', () => {
		const document = (where: string) =>
			`{ harbour(id: "x") { pages(where: ${where}) { nodes { title } } } }`;
		expect(errorsOf({ taxonomies: [harbour] }, document('{ search: "bay" }'))).toEqual([]);
		expect(errorsOf({ taxonomies: [harbour] }, document('{ categoryId: 3 }'))).toHaveLength(1);
	});

	it("gives a content type the builder's fields, as the companion plugin does", () => {
		const document = `{
			boats { nodes { title excerpt elementorElements { id } elementorPageMeta { terms { name } } } }
			boat(id: "swift", idType: SLUG) { comments { nodes { content } } }
			contentNodes(where: { contentTypes: [BOAT] }) { nodes { id ... on Boat { slug } } }
		}`;
		expect(errorsOf({ contentTypes: [boat] }, document)).toEqual([]);
	});

	it('gives a content type none of the fields that only posts have', () => {
		const names = signaturesOf(schemaOf({ contentTypes: [boat] }), 'Boat').map(
			(text) => text.split('(')[0],
		);
		expect(names).not.toContain('isSticky');
		expect(names).not.toContain('categories');
	});

	it('gives content types and taxonomies their mutations, without the fields of posts alone', () => {
		const site = { contentTypes: [boat], taxonomies: [boatType] };
		expect(
			errorsOf(
				site,
				`mutation {
					createBoat(input: { title: "x", excerpt: "y" }) { boat { boatId } }
					updateBoat(input: { id: 1 }) { boat { id } }
					deleteBoat(input: { id: 1 }) { deletedId boat { id } }
					createBoatType(input: { name: "x", parentId: 1 }) { boatType { boatTypeId } }
				}`,
			),
		).toEqual([]);
		expect(
			errorsOf(site, 'mutation { createBoat(input: { tags: { append: true } }) { post { id } } }'),
		).toHaveLength(2);
		const ofPages = { contentTypes: [{ ...boat, hierarchical: true }] };
		const document = 'mutation { createBoat(input: { parentId: 1 }) { boat { parentId } } }';
		expect(errorsOf(ofPages, document)).toEqual([]);
		expect(errorsOf(site, document)).toHaveLength(2);
	});

	it('makes enum values as WPGraphQL does', () => {
		const schema = schemaOf({
			menuLocations: ['primary', 'footer-legal'],
			imageSizes: ['600x400', 'large'],
			templates: [
				{ name: 'Full Width', file: 'full-width.php' },
				{ name: 'Page Wide', file: 'page-wide' },
				{ name: 'Elementor Canvas', file: 'elementor_canvas' },
			],
		});
		expect(valuesOf(schema, 'MenuLocationEnum')).toEqual(['PRIMARY', 'FOOTER_LEGAL']);
		expect(valuesOf(schema, 'MediaItemSizeEnum')).toContain('_600X400');
		expect(valuesOf(schema, 'ContentTemplateEnum')).toEqual([
			'DEFAULT_TEMPLATE',
			'FULL_WIDTH_TEMPLATE',
			'PAGE_WIDE_BLOCK_TEMPLATE',
			'ELEMENTOR_CANVAS_TEMPLATE',
		]);
		expect(valuesOf(schemaOf({}), 'MenuLocationEnum')).toEqual(['EMPTY']);
	});

	it('lists the added types, and each of them exists', () => {
		const site = {
			...nothing,
			taxonomies: [boatType],
			contentTypes: [boat],
			templates: [{ name: 'Elementor Canvas', file: 'elementor_canvas' }],
		};
		const { termTypes, contentTypes, templateTypes } = addedTypes(site);
		expect(termTypes).toEqual({ BoatType: boatType });
		expect(contentTypes).toEqual({ Boat: boat });
		expect(Object.keys(templateTypes)).toEqual(['Template_ElementorCanvas']);
		const schema = schemaOf(site);
		for (const name of Object.keys({ ...termTypes, ...contentTypes, ...templateTypes }))
			expect(schema.getType(name), name).toBeDefined();
	});

	it('refuses a taxonomy whose type the schema has already', () => {
		const page = { ...boatType, graphqlSingleName: 'page' };
		expect(() => extendSchema(contract.sdl, { ...nothing, taxonomies: [page] })).toThrow(
			/type Page/,
		);
	});

	it('describes everything it adds', () => {
		const schema = schemaOf({ taxonomies: [boatType], contentTypes: [boat], imageSizes: ['card'] });
		const added = Object.values(schema.getTypeMap()).filter(({ name }) => /Boat/.test(name));
		expect(added.length).toBeGreaterThan(20);
		for (const type of added) expect(type.description, type.name).toBeTruthy();
		expect(schema.getType('BoatType')?.description).toMatch(/boat type/);
	});
});
