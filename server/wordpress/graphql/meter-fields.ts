import { perRecord } from '@outrigger/rules/values/per-record';
import {
	defaultFieldResolver,
	type GraphQLField,
	type GraphQLFieldResolver,
	type GraphQLSchema,
	getNamedType,
	getNullableType,
	isIntrospectionType,
	isLeafType,
	isListType,
	isObjectType,
} from 'graphql';
import type { GraphQLContext } from './context';

type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>;

/** The bytes of quotes, colon and comma around a field's name, and of the braces around an object. */
const AROUND_NAME = 4;
const AROUND_OBJECT = 3;
/** The estimated bytes of a number, `true` or `null`. */
const SHORT_VALUE = 4;

/**
 * The length of the JSON of a scalar with an object as its value, remembered by object. Values that a resolver makes on
 * each call are small.
 */
const objectBytes = perRecord((value: object) => JSON.stringify(value).length);

/** About how many bytes a value takes in the answer; exact for ASCII that needs no escape. */
function leafBytes(value: unknown): number {
	if (typeof value === 'string') return value.length;
	if (Array.isArray(value)) {
		return value.reduce((sum: number, item) => sum + leafBytes(item) + AROUND_NAME, 0);
	}
	return typeof value === 'object' && value !== null ? objectBytes(value) : SHORT_VALUE;
}

const ofObjects = (value: unknown) =>
	Array.isArray(value) ? AROUND_OBJECT * value.length : AROUND_OBJECT;

/**
 * True for a field that may take long: a list, or a field with arguments, which may choose, render or page. Only for
 * such fields the wrapper looks at the clock.
 */
const mayTakeLong = ({ args, type }: GraphQLField<unknown, GraphQLContext>) =>
	args.length > 0 || isListType(getNullableType(type));

function metered(field: GraphQLField<unknown, GraphQLContext>): Resolve {
	const resolve = field.resolve ?? defaultFieldResolver;
	const bytesOf = isLeafType(getNamedType(field.type)) ? leafBytes : ofObjects;
	const measured: Resolve = (source, args, context, info) => {
		const { budget } = context;
		try {
			const value = resolve(source, args, context, info);
			budget.write(String(info.path.key).length + AROUND_NAME + bytesOf(value));
			return value;
		} catch (error) {
			budget.fail();
			throw error;
		}
	};
	if (!mayTakeLong(field)) return measured;
	return (source, args, context, info) => {
		const pause = context.turn.pause();
		if (pause === null) return measured(source, args, context, info);
		return pause.then(() => {
			context.budget.check();
			return measured(source, args, context, info);
		});
	};
}

/**
 * Wraps every field of the schema, in place: it adds the field's size to the operation's budget, and waits for a turn
 * if the operation has used its slice. Our resolvers return no promises; the wrapper would count one as an object.
 */
export function meterFields(schema: GraphQLSchema): void {
	for (const type of Object.values(schema.getTypeMap())) {
		if (!isObjectType(type) || isIntrospectionType(type)) continue;
		for (const field of Object.values(type.getFields())) field.resolve = metered(field);
	}
}
