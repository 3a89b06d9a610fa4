import { ADD_ON_RESTRICTIONS, ADD_ON_TYPES } from '@outrigger/rules/shop/add-on-fields';
import { readCents } from '@outrigger/rules/shop/money';
import * as v from 'valibot';
import {
	ANY_LIST,
	ANY_OBJECT,
	Count,
	DateText,
	Flag,
	Id,
	LooseText,
	Reference,
	References,
	Text,
} from './fields';

const PRICE_RULE = 'a price such as 45 or 45.50';

/** A price as editors write it, in cents. */
const Price = v.pipe(
	v.union([v.string(), v.number()], PRICE_RULE),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const cents = readCents(dataset.value);
		if (cents !== null) return cents;
		addIssue({ message: PRICE_RULE });
		return NEVER;
	}),
);

const PERCENT_RULE = 'a percentage from 0 to 100, with two digits behind the point at most';

/** A percentage, in hundredths of a percent. */
const Percent = v.pipe(
	v.union([v.string(), v.number()], PERCENT_RULE),
	v.rawTransform(({ dataset, addIssue, NEVER }) => {
		const hundredths = readCents(dataset.value);
		if (hundredths !== null && hundredths <= 10_000) return hundredths;
		addIssue({ message: PERCENT_RULE });
		return NEVER;
	}),
);

const BACKORDERS = ['no', 'notify', 'yes'] as const;
const VISIBILITIES = ['visible', 'catalog', 'search', 'hidden'] as const;
const POSITIONS = ['left', 'right', 'left_space', 'right_space'] as const;

const offer = {
	sku: v.optional(LooseText, ''),
	regularPrice: v.optional(Price),
	salePrice: v.optional(Price),
	saleFrom: v.optional(DateText),
	saleTo: v.optional(DateText),
	stock: v.optional(Count),
	inStock: v.optional(Flag, true),
	backorders: v.optional(v.picklist(BACKORDERS, BACKORDERS.join(', ')), 'no'),
	weight: v.optional(LooseText, ''),
	length: v.optional(LooseText, ''),
	width: v.optional(LooseText, ''),
	height: v.optional(LooseText, ''),
};

const Chosen = v.record(v.string(), LooseText, 'an object: attribute and what is chosen');

export const VariationShape = v.strictObject(
	{
		databaseId: v.optional(Id),
		...offer,
		attributes: v.optional(Chosen, {}),
		description: v.optional(LooseText, ''),
		image: v.optional(Reference),
	},
	'an object with attributes, prices and stock',
);

const FIELD_ID = 'letters, digits, hyphens and underscores';

/** A field that a visitor fills in, under the names of WooCommerce Product Add-Ons. */
const AddOnShape = v.strictObject(
	{
		id: v.pipe(Text, v.regex(/^[\w-]{1,64}$/, FIELD_ID)),
		name: v.pipe(Text, v.minLength(1, 'a name')),
		type: v.picklist(ADD_ON_TYPES, ADD_ON_TYPES.join(', ')),
		restrictionsType: v.optional(
			v.picklist(ADD_ON_RESTRICTIONS, ADD_ON_RESTRICTIONS.join(', ')),
			'any_text',
		),
		required: v.optional(Flag, false),
		max: v.optional(v.pipe(Count, v.minValue(1, 'a whole number from 1')), 500),
		placeholder: v.optional(LooseText, ''),
	},
	'an object with id, name and type',
);

/** The fields under `product` of a post of that type. */
export const ProductShape = v.strictObject(
	{
		...offer,
		featured: v.optional(Flag, false),
		visibility: v.optional(v.picklist(VISIBILITIES, VISIBILITIES.join(', ')), 'visible'),
		virtual: v.optional(Flag, false),
		soldIndividually: v.optional(Flag, false),
		taxed: v.optional(Flag, true),
		taxClass: v.optional(Text, 'standard'),
		purchaseNote: v.optional(LooseText, ''),
		gallery: v.optional(References, []),
		attributes: v.optional(
			v.array(
				v.strictObject(
					{
						name: LooseText,
						options: v.array(LooseText, ANY_LIST),
						visible: v.optional(Flag, true),
						variation: v.optional(Flag, false),
					},
					'an object with name and options',
				),
				ANY_LIST,
			),
			[],
		),
		defaultAttributes: v.optional(Chosen, {}),
		upsells: v.optional(References, []),
		crossSells: v.optional(References, []),
		addOns: v.optional(v.array(AddOnShape, ANY_LIST), []),
		variations: v.optional(v.array(VariationShape, ANY_LIST), []),
	},
	'an object with prices, stock, attributes, variations…',
);
export type ProductShape = v.InferOutput<typeof ProductShape>;

const coupon = {
	code: v.pipe(LooseText, v.trim(), v.toLowerCase(), v.minLength(1, 'a code')),
	description: v.optional(LooseText, ''),
	minimum: v.optional(Price, 0),
	expires: v.optional(DateText),
	individualUse: v.optional(Flag, false),
};

/** `shop` of `site.json`, with which the site is a shop. */
export const ShopShape = v.strictObject(
	{
		currency: v.optional(v.pipe(Text, v.regex(/^[A-Z]{3}$/, 'a code such as EUR')), 'EUR'),
		currencySymbol: v.optional(Text, '€'),
		currencyPosition: v.optional(v.picklist(POSITIONS, POSITIONS.join(', '))),
		decimalSeparator: v.optional(Text),
		thousandSeparator: v.optional(Text),
		pricesIncludeTax: v.optional(Flag, false),
		taxRates: v.optional(
			v.array(
				v.strictObject(
					{ taxClass: v.optional(Text, 'standard'), label: Text, percent: Percent },
					'an object with label and percent',
				),
				ANY_LIST,
			),
			[],
		),
		countries: v.optional(
			v.array(v.pipe(Text, v.regex(/^[A-Z]{2}$/, 'a code such as IT')), ANY_LIST),
			[],
		),
		gateways: v.optional(
			v.array(
				v.strictObject(
					{ id: Text, title: Text, description: v.optional(Text, '') },
					'an object with id and title',
				),
				ANY_LIST,
			),
			[],
		),
		coupons: v.optional(
			v.array(
				v.variant(
					'kind',
					[
						v.strictObject({ ...coupon, kind: v.literal('percent'), amount: Percent }),
						v.strictObject({ ...coupon, kind: v.literal('fixed_cart'), amount: Price }),
					],
					'an object with code, kind (percent or fixed_cart) and amount',
				),
				ANY_LIST,
			),
			[],
		),
	},
	ANY_OBJECT,
);
export type ShopShape = v.InferOutput<typeof ShopShape>;
