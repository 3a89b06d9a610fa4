import * as v from 'valibot';
import {
	ANY_OBJECT,
	Count,
	DateText,
	Id,
	Integer,
	LooseText,
	OptionalReference,
	Slug,
	Text,
} from './fields';

const FILE_RULE = 'a path below uploads such as 2026/05/bay.jpg';

/** The sizes of a file on another host, by their names. */
const SizesShape = v.record(
	v.string(),
	v.object(
		{
			file: v.pipe(Text, v.regex(/^[^/\\]+\.[a-z0-9]+$/i, 'a file name such as bay-300x200.jpg')),
			width: Count,
			height: Count,
		},
		'an object with file, width, height',
	),
	ANY_OBJECT,
);

/** One file of `media.json`. */
export const MediaShape = v.object(
	{
		databaseId: v.optional(Id),
		slug: v.optional(Slug),
		title: v.optional(LooseText),
		altText: v.optional(Text, ''),
		caption: v.optional(Text, ''),
		description: v.optional(Text, ''),
		file: v.pipe(
			Text,
			v.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))(?!.*\\).+\.[a-z0-9]+$/i, FILE_RULE),
		),
		source: v.optional(Text),
		url: v.optional(
			v.pipe(Text, v.regex(/^https?:\/\/[^\s"'<>]+$/i, 'an address with http or https')),
		),
		width: v.optional(Count),
		height: v.optional(Count),
		sizes: v.optional(SizesShape, {}),
		mimeType: v.optional(Text),
		date: v.optional(DateText),
		modified: v.optional(DateText),
		parent: v.optional(Id),
		menuOrder: v.optional(Integer, 0),
		commentStatus: v.optional(v.picklist(['open', 'closed'], 'open or closed'), 'closed'),
		guid: v.optional(Text),
		author: v.optional(OptionalReference),
	},
	ANY_OBJECT,
);
export type MediaShape = v.InferOutput<typeof MediaShape>;
