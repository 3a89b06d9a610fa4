import * as v from 'valibot';
import {
	ANY_LIST,
	ANY_OBJECT,
	DateText,
	Id,
	LooseText,
	OptionalReference,
	Slug,
	Text,
} from './fields';

/** One item of a menu. The key of its target is the name of a content type or taxonomy, or `url`. */
export const MenuItemShape = v.looseObject(
	{
		databaseId: v.optional(Id),
		parent: v.optional(OptionalReference),
		label: v.optional(LooseText),
		url: v.optional(Text),
		target: v.optional(v.nullable(v.picklist(['', '_blank'], '"_blank", or empty')), ''),
		cssClasses: v.optional(v.array(Text, 'a list of class names'), []),
		title: v.optional(Text, ''),
		description: v.optional(Text, ''),
		linkRelationship: v.optional(Text, ''),
		date: v.optional(DateText),
		modified: v.optional(DateText),
		connected: v.optional(
			v.nullable(
				v.object(
					{ kind: v.picklist(['post', 'term'], 'post or term'), databaseId: Id },
					'an object with kind and databaseId',
				),
			),
		),
		items: v.optional(v.array(v.unknown(), ANY_LIST), []),
	},
	ANY_OBJECT,
);
export type MenuItemShape = v.InferOutput<typeof MenuItemShape>;

/** One menu of `menus.json`. */
export const MenuShape = v.object(
	{
		databaseId: v.optional(Id),
		name: LooseText,
		slug: v.optional(Slug),
		language: v.optional(Text),
		description: v.optional(Text),
		/** True if WordPress adds new pages at the top level to this menu. */
		autoAdd: v.optional(v.boolean()),
		location: v.optional(Text),
		locations: v.optional(v.array(Text, 'a list of location names'), []),
		items: v.optional(v.array(v.unknown(), ANY_LIST), []),
	},
	ANY_OBJECT,
);
