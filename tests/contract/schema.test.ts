import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readContract } from '@outrigger/mock/schema/read-contract';
import {
	buildSchema,
	type GraphQLArgument,
	type GraphQLNamedType,
	type GraphQLSchema,
	isEnumType,
	isInputObjectType,
	isInterfaceType,
	isIntrospectionType,
	isObjectType,
	isSpecifiedScalarType,
	validateSchema,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { collectDocuments, readDocumentFiles } from '../../scripts/schema-check/documents';
import { judge } from '../../scripts/schema-check/judge';

/** The introspected schema of a real site; it is not part of the repository. */
const REAL_SCHEMA = '../shared/wpgraphql/schema.graphql';

const contract = readContract('schema');
const ours = buildSchema(`${contract.sdl}\n${contract.languages}`);
const core = buildSchema(readFiles((name) => !/^(?:elementor|embedded)/.test(name)));

function readFiles(passes: (name: string) => boolean): string {
	return readdirSync('schema')
		.filter((name) => name.endsWith('.graphql') && passes(name))
		.map((name) => readFileSync(`schema/${name}`, 'utf8'))
		.join('\n');
}

const typesOf = (schema: GraphQLSchema): GraphQLNamedType[] =>
	Object.values(schema.getTypeMap()).filter(
		(type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
	);

/**
 * Everything with a name inside a type: `Post.title`, `Post.title(format:)`, `OrderEnum.ASC`, each with the properties
 * on which a client relies.
 */
function partsOf(type: GraphQLNamedType): { name: string; shape: string; description: string }[] {
	const part = (name: string, shape: string, description: string | null | undefined) => ({
		name: `${type.name}${name}`,
		shape,
		description: description ?? '',
	});
	const own = part('', type.astNode?.kind ?? 'scalar', type.description);
	if (isEnumType(type))
		return [own, ...type.getValues().map((value) => part(`.${value.name}`, '', value.description))];
	if (isInputObjectType(type))
		return [
			own,
			...Object.values(type.getFields()).map((field) =>
				part(`.${field.name}`, input(field), field.description),
			),
		];
	if (!isObjectType(type) && !isInterfaceType(type)) return [own];
	return [
		own,
		...type.getInterfaces().map(({ name }) => part(` implements ${name}`, '', '-')),
		...Object.values(type.getFields()).flatMap((field) => [
			part(`.${field.name}`, String(field.type), field.description),
			...field.args.map((arg) => part(`.${field.name}(${arg.name}:)`, input(arg), arg.description)),
		]),
	];
}

const input = ({ type, defaultValue }: Pick<GraphQLArgument, 'type' | 'defaultValue'>): string =>
	`${type} = ${JSON.stringify(defaultValue)}`;

const isExtension = (name: string): boolean => /elementor/i.test(name);

/** Types of the shop are left out, because a site without WooGraphQL has none of them. */
const withoutShop = new Set(
	typesOf(buildSchema(readFiles((name) => !/^(?:woocommerce|languages)/.test(name))))
		.flatMap(partsOf)
		.map(({ name }) => name),
);

describe('the contract', () => {
	it('is a valid schema with a version', () => {
		expect(validateSchema(ours)).toEqual([]);
		expect(contract.version).toMatch(/^\d+\.\d+\.\d+$/);
	});

	it('describes every type, field, argument and enum value', () => {
		const bare = typesOf(ours)
			.flatMap(partsOf)
			.filter(({ description }) => description.trim().length < 5 && description !== '-');
		expect(bare.map(({ name }) => name)).toEqual([]);
	});

	it('stands on its own without the extension', () => {
		expect(validateSchema(core)).toEqual([]);
		expect(
			typesOf(core)
				.map(({ name }) => name)
				.filter(isExtension),
		).toEqual([]);
	});

	it('gives every name of the extension a name that WPGraphQL cannot have', () => {
		const known = new Set(
			typesOf(core)
				.flatMap(partsOf)
				.map(({ name }) => name),
		);
		const added = typesOf(ours)
			.flatMap(partsOf)
			.map(({ name }) => name)
			.filter((name) => !known.has(name));
		expect(added.length).toBeGreaterThan(200);
		expect(added.filter((name) => !isExtension(name))).toEqual([]);
	});

	it('writes names as GraphQL does: types Pascal, fields camel, enum values in capitals', () => {
		const names = typesOf(ours)
			.flatMap(partsOf)
			.map(({ name }) => name)
			.filter(isExtension);
		const fields = names.filter((name) => /^\w+\.\w+$/.test(name));
		for (const name of fields) expect(name).toMatch(/^[A-Z]\w+\.([a-z][A-Za-z0-9]*|[A-Z0-9_]+)$/);
	});

	it("quotes each of the builder's keys for popups", () => {
		const sdl = readFiles((name) => name === 'elementor-popups.graphql');
		const keys =
			`open_selector close_button close_button_position close_button_delay close_button_vertical
			close_button_horizontal close_automatically prevent_scroll prevent_close_on_background_click
			prevent_close_on_esc_key entrance_animation exit_animation entrance_animation_duration.size classes
			avoid_multiple_popups a11y_navigation overlay width height height_type content_position
			horizontal_position vertical_position triggers timing
			page_load page_load_delay scrolling scrolling_direction scrolling_offset scrolling_to scrolling_to_selector
			click click_times inactivity inactivity_time exit_intent exit_intent_touch adblock_detection
			adblock_detection_delay
			page_views page_views_views sessions sessions_sessions url url_url url_action sources sources_sources
			logged_in logged_in_users logged_in_roles devices devices_devices browsers browsers_browsers
			browsers_browsers_options times times_times times_period times_count schedule schedule_timezone
			schedule_start_date schedule_end_date schedule_server_datetime`.split(/\s+/);
		expect(keys.filter((key) => !sdl.includes(`\`${key}\``))).toEqual([]);
	});

	it('can answer every document of the front end', () => {
		const verdicts = collectDocuments(readDocumentFiles('web')).map((one) =>
			judge(one, ours, ours),
		);
		expect(
			verdicts.flatMap(({ document, missing }) =>
				missing.map(({ part }) => `${document.name}: ${part}`),
			),
		).toEqual([]);
	});
});

const hasRealSchema = existsSync(REAL_SCHEMA);

describe.skipIf(!hasRealSchema)(
	`the contract beside a real WPGraphQL${hasRealSchema ? '' : ` (left out: ${REAL_SCHEMA} is not here)`}`,
	() => {
		const real = hasRealSchema ? buildSchema(readFileSync(REAL_SCHEMA, 'utf8')) : ours;
		const theirs = new Map(
			typesOf(real)
				.flatMap(partsOf)
				.map(({ name, shape }) => [name, shape]),
		);

		// The recorded introspection did not include deprecated inputs.
		const putAside = new Set(
			typesOf(ours)
				.filter(isInputObjectType)
				.flatMap((type) =>
					Object.values(type.getFields())
						.filter(({ deprecationReason }) => deprecationReason)
						.map(({ name }) => `${type.name}.${name}`),
				),
		);

		it('names, types and marks as nullable everything as WPGraphQL does', () => {
			const parts = typesOf(ours)
				.flatMap(partsOf)
				.filter(
					({ name }) =>
						withoutShop.has(name) &&
						!isExtension(name) &&
						!(putAside.has(name) && !theirs.has(name)) &&
						name !== 'MenuLocationEnum.EMPTY',
				);
			expect(parts.length).toBeGreaterThan(1000);
			expect(
				parts
					.filter(({ name, shape }) => theirs.get(name) !== shape)
					.map(({ name, shape }) => `${name} ${shape} is ${theirs.get(name)} there`),
			).toEqual([]);
		});

		it('has every type, field, argument and value that WPGraphQL has on a site without plugins', () => {
			const own = new Set(
				typesOf(ours)
					.flatMap(partsOf)
					.map(({ name }) => name),
			);
			// Templates, menu places and picture sizes differ from site to site.
			const ofTheSite = /^(Template_|(ContentTemplate|MenuLocation|MediaItemSize)Enum\.)/;
			const missing = [...theirs.keys()].filter((name) => !own.has(name) && !ofTheSite.test(name));
			expect(missing).toEqual([]);
		});

		it('leaves out no argument or input field that WPGraphQL requires', () => {
			const own = new Set(
				typesOf(ours)
					.flatMap(partsOf)
					.map(({ name }) => name),
			);
			const required = [...theirs]
				.filter(([, shape]) => shape.endsWith('! = undefined'))
				.map(([name]) => name)
				.filter((name) => own.has(name.replace(name.includes('(') ? /\(.*/ : /\..*/, '')));
			expect(required).toContain('RootQuery.post(id:)');
			expect(required.filter((name) => !own.has(name))).toEqual([]);
		});

		it('gives the extension no name that a real site has', () => {
			const added = typesOf(ours)
				.flatMap(partsOf)
				.map(({ name }) => name)
				.filter(isExtension);
			expect(added.filter((name) => theirs.has(name))).toEqual([]);
		});

		it('answers every core document', () => {
			const documents = collectDocuments(readDocumentFiles('web')).filter(
				({ set }) => set === 'core',
			);
			const verdicts = documents.map((document) => judge(document, real, ours));
			expect(
				verdicts.filter(({ missing, differing }) => missing.length + differing.length > 0),
			).toEqual([]);
		});
	},
);
