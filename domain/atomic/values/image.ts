import { type GenericSchema, pipe, transform, unknown } from 'valibot';
import { plainObjectOf } from '../../values/plain-object';
import { fields, read, typed } from '../envelope';
import { address, number, text, textValue } from './scalars';

/** A picture or another medium, referenced by its library number or by its address. */
export interface Medium {
	/** Database id; null for a medium with an address only. */
	id: number | null;
	/** The stored address, which is not checked; empty if none is stored. */
	url: string;
	alt: string;
}

/** The database id of a medium is a value with its own type. */
const mediaId = typed<number>({
	'image-attachment-id': pipe(unknown(), transform(databaseId)),
	'svg-attachment-id': pipe(unknown(), transform(databaseId)),
	'video-attachment-id': pipe(unknown(), transform(databaseId)),
	number: pipe(unknown(), transform(databaseId)),
});

function databaseId(id: unknown): number | undefined {
	const value = read(number, id);
	return value !== undefined && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

const sourceValue: GenericSchema<unknown, Medium | undefined> = pipe(
	fields({ id: mediaId, url: address, alt: text }),
	transform(({ id = null, url = '', alt = '' }) =>
		id === null && url === '' ? undefined : { id, url, alt },
	),
);

/** `svg-src`, `video-src`, `image-src`: the location of a medium. */
export const mediaSource = typed<Medium>({
	'image-src': sourceValue,
	'svg-src': sourceValue,
	'video-src': sourceValue,
	url: pipe(
		textValue,
		transform((url) => ({ id: null, url, alt: '' })),
	),
});

/** A picture and the name of its size. */
export interface SizedImage extends Medium {
	/** `full` by default. */
	size: string;
}

/** The content of an `image`: `{src, size}`; version 3 stored the medium directly. */
const imageValue = pipe(
	unknown(),
	transform((stored): SizedImage | undefined => {
		const bag = plainObjectOf(stored);
		const medium = read(mediaSource, bag.src) ?? read(sourceValue, bag);
		return medium && { ...medium, size: read(text, bag.size) || 'full' };
	}),
);

/** `image`: a picture with its size. */
export const image = typed<SizedImage>({ image: imageValue, 'image-src': imageValue });
