import { type GenericSchema, pipe, transform, unknown } from 'valibot';
import { fields, listOf, typed } from '../envelope';
import { text } from './scalars';

const plainTexts: GenericSchema<unknown, string[]> = pipe(
	unknown(),
	transform((stored) =>
		(Array.isArray(stored) ? stored : []).filter((one) => typeof one === 'string' && one !== ''),
	),
);

/** `classes`: ids and free names; the items have no envelope. */
export const classes = typed<readonly string[]>({ classes: plainTexts }, []);

/** A pair of key and value. */
export interface KeyValue {
	key: string;
	value: string;
}

const keyValue = typed<KeyValue>({
	'key-value': pipe(
		fields({ key: text, value: text }),
		transform(({ key, value = '' }) => (key ? { key, value } : undefined)),
	),
});
const pairs = listOf(keyValue);

/** `attributes`, `options` or `key-value-array`. */
export const keyValues = typed<readonly KeyValue[]>(
	{ attributes: pairs, options: pairs, 'key-value-array': pairs },
	[],
);
