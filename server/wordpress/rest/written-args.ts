import { fieldWords } from './argument-words';
import { shownTaxonomies, shownTypes, taxonomiesOf } from './content-types';
import {
	contentSchema,
	type FieldShape,
	type ItemSchema,
	SCHEMAS,
	termSchema,
	userSchema,
} from './item-schemas';
import { EDITOR_TAXONOMIES, EDITOR_TYPES, hasField, ownTaxonomiesOf } from './own-types';
import { PASSWORD_SCHEMA, REGISTRY_SCHEMAS } from './registry-schemas';
import type { RestContext } from './rest-context';
import { localesOf } from './user-item';

/** The description of a user's password, which differs from that of a post's password. */
const LOGIN = 'What they log in with.';

/** True for the routes of a user's application passwords. */
export const isOfPasswords = ({ route }: RestContext) =>
	/^\/wp\/v2\/users\/[^/]+\/application-passwords/.test(route);

const baseOf = ({ route }: RestContext) => route.split('/')[3] ?? '';

/**
 * The fields of the things at a route, including fields that the viewer may not read; none for a route without things.
 */
function schemaAt(context: RestContext): ItemSchema {
	const { store } = context;
	const base = baseOf(context);
	if (base === 'search') {
		const types = shownTypes(store).filter(({ name }) => name !== 'attachment');
		const kinds = [...types, ...shownTaxonomies(store)].map(({ name }) => name);
		const found = { context: ['view', 'embed'], readonly: true };
		return {
			id: { type: ['integer', 'string'], ...found },
			title: { type: 'string', ...found },
			url: { type: 'string', format: 'uri', ...found },
			type: { type: 'string', enum: ['post', 'term', 'post-format'], ...found },
			subtype: { type: 'string', enum: kinds, ...found },
		};
	}
	const { restMeta = [], restTermMeta = [], restUserMeta = [] } = store.settings;
	if (isOfPasswords(context)) return PASSWORD_SCHEMA;
	if (base === 'users') return userSchema(restUserMeta, localesOf(store));
	const known = SCHEMAS[base] ?? REGISTRY_SCHEMAS[base];
	if (known) return known;
	const { contentTypes, taxonomies } = store.content;
	const type = [...EDITOR_TYPES, ...contentTypes].find(
		(one) => (one.restBase || one.name) === base,
	);
	if (type) {
		const own = [...taxonomiesOf(store, type.name), ...ownTaxonomiesOf(type)];
		const schema = Object.entries(contentSchema(type, own, restMeta));
		return Object.fromEntries(schema.filter(([field]) => hasField(type, field)));
	}
	const taxonomy = [...EDITOR_TAXONOMIES, ...taxonomies].find(({ restBase }) => restBase === base);
	return taxonomy ? termSchema(taxonomy, restTermMeta) : {};
}

/** The description of a field of a thing. Pictures are named by their width. */
function wordsOf(name: string, isUser: boolean): string {
	if (isUser && name === 'password') return LOGIN;
	return /^\d+$/.test(name) ? `Picture that is ${name} pixels wide.` : fieldWords(name);
}

/** Adds a description to each field, also to nested fields, but not to custom fields. */
function described(fields: ItemSchema, isUser: boolean): Record<string, FieldShape> {
	return Object.fromEntries(
		Object.entries(fields).map(([name, { properties, ...shape }]) => {
			const inner = properties && name !== 'meta' ? described(properties, isUser) : properties;
			const words = { description: wordsOf(name, isUser), ...shape };
			return [name, inner ? { ...words, properties: inner } : words];
		}),
	);
}

/**
 * Returns the properties of the things at a route, as in the answer to `OPTIONS`; none for a route without a schema.
 */
export const describedSchema = (context: RestContext): Record<string, FieldShape> =>
	described(schemaAt(context), baseOf(context) === 'users');

/**
 * Returns the parameters that WordPress takes for writing: all fields except read-only fields. A deletion has few
 * parameters. The list is the same if the mock refuses to write.
 *
 * @param isOneThing true if the route names a single thing, which the call then changes or
 * deletes
 */
export function writtenArgs(
	context: RestContext,
	methods: readonly string[],
	isOneThing: boolean,
): Record<string, object> {
	if (isOfPasswords(context) && methods.includes('DELETE')) return {};
	const base = baseOf(context);
	const isNew = !isOneThing && methods.length === 1 && methods[0] === 'POST';
	const id = { description: fieldWords('id'), type: 'integer', required: false };
	const flag = { description: fieldWords('force'), type: 'boolean', default: false };
	const deleting = {
		force: { ...flag, required: false },
		...(base === 'users' && {
			reassign: { description: fieldWords('reassign'), type: 'integer', required: true },
		}),
		...(base === 'comments' && {
			password: { description: fieldWords('password'), type: 'string', required: false },
		}),
	};
	const fields = Object.entries(describedSchema(context)).filter(([, { readonly }]) => !readonly);
	const writing = fields.map(([name, field]) => {
		const { context: _, default: initial, required = false, ...shape } = field;
		const initialValue =
			isNew && initial !== undefined && initial !== null ? { default: initial } : {};
		return [name, { ...shape, ...initialValue, required: isNew && required }];
	});
	const flagOn = { type: 'boolean', default: true, required: false };
	const ofUpload = isNew &&
		base === 'media' && {
			generate_sub_sizes: { description: 'False to draw no sizes.', ...flagOn },
			convert_format: { description: 'False to keep the format.', ...flagOn },
			url: {
				description: 'Address of a picture to fetch.',
				type: 'string',
				format: 'uri',
				required: false,
			},
		};
	return {
		...ofUpload,
		...(isOneThing && { id }),
		...(methods.includes('DELETE') ? deleting : Object.fromEntries(writing)),
	};
}
