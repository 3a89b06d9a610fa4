import type { PostRecord } from '@outrigger/formats/model/records';
import type { AttributeRecord, ChosenAttribute } from '@outrigger/formats/model/shop-records';
import { productOf } from '../../shop/offers';
import { listOf } from './offer-fields';

/** Attribute of a product, with the product that gives it an id. */
interface AttributeModel extends AttributeRecord {
	scope: 'LOCAL';
	position: number;
	postId: number;
}

/** A chosen value, with the attribute's label and the id of the product or variation that owns it. */
interface ChosenModel extends ChosenAttribute {
	label: string;
	ownerId: number;
}

const attributesOf = (post: PostRecord): AttributeModel[] =>
	productOf(post).attributes.map((attribute, position) => ({
		...attribute,
		scope: 'LOCAL',
		position,
		postId: post.databaseId,
	}));

/** The chosen attributes, under the names that the product gives them. */
export const chosenModels = (
	chosen: readonly ChosenAttribute[],
	post: PostRecord,
	ownerId: number,
): ChosenModel[] =>
	chosen.map((one) => ({
		...one,
		ownerId,
		label: productOf(post).attributes.find(({ name }) => name === one.name)?.label ?? one.name,
	}));

/** The attributes that a product itself has. Here these are all of its attributes. */
export const localAttributes = listOf(attributesOf, ({ name }) => name);

/** `VariationAttribute` and `SimpleAttribute`. */
export const chosenFields = {
	id: ({ ownerId, name, value }: ChosenModel) =>
		Buffer.from(`variation_attribute:${ownerId}:${name}:${value}`).toString('base64'),
	attributeId: () => null,
};

/** `LocalProductAttribute`. */
export const attributeFields = {
	id: ({ name, postId }: AttributeModel) =>
		Buffer.from(`LocalProductAttribute:${name}:${postId}`).toString('base64'),
	attributeId: () => 0,
};
