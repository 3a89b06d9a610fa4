import { type GenericSchema, pipe, transform, unknown } from 'valibot';
import { plainObjectOf } from '../../values/plain-object';
import { read, typed } from '../envelope';
import { text as plain, textValue } from './scalars';

/** `{content, children}`: the editor's `children` repeat `content`, so only `content` is read. */
const contentOf: GenericSchema<unknown, string | undefined> = pipe(
	unknown(),
	transform((stored) => {
		if (typeof stored === 'string') return stored;
		const { content } = plainObjectOf(stored);
		return content === null || content === undefined ? '' : read(plain, content);
	}),
);

/**
 * Text with inline markup, not yet sanitised, in every type that the builder has used: from `string` to
 * `escaped-html`.
 */
export function richText(defaultText: string | (() => string)) {
	return typed<string>(
		{
			'html-v3': contentOf,
			'escaped-html': textValue,
			string: textValue,
			html: textValue,
			'html-v2': contentOf,
		},
		defaultText,
	);
}
