import { pipe, transform, unknown } from 'valibot';
import { plainObjectOf } from '../../values/plain-object';
import { fields, read, typed } from '../envelope';
import { flag, number, numberValue, text, textValue } from './scalars';

/** The link of an element. */
export interface AtomicLink {
	/** The stored address, or the database id of the content that the link points to. */
	destination: string | number;
	isTargetBlank: boolean;
	/** `button` for an action instead of a destination. */
	tag: 'a' | 'button';
}

const query = pipe(
	unknown(),
	transform((stored) => read(number, plainObjectOf(stored).id)),
);

/** An address, or the database id of a piece of content. */
const destination = typed<string | number>({
	url: textValue,
	string: textValue,
	query,
	number: numberValue,
});

/**
 * `link`. A link without a destination counts as not set; versions up to 3.27 stored it as `href`, version 3 elements
 * as `url`.
 */
export const link = typed<AtomicLink>({
	link: pipe(
		fields({
			destination,
			href: destination,
			url: destination,
			isTargetBlank: flag(false),
			tag: text,
		}),
		transform(
			({ destination: place, href, url, isTargetBlank = false, tag }): AtomicLink | undefined => {
				const found = place ?? href ?? url;
				if (found === undefined || found === '') return undefined;
				return { destination: found, isTargetBlank, tag: tag === 'button' ? 'button' : 'a' };
			},
		),
	),
});
