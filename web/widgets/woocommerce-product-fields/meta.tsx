import { Fragment } from 'react';
import { type InferOutput, object } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { wordSetting } from '../../elements/settings/word';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { useProduct } from '../../shop/product/use-product';

export const ProductMetaSettings = object({
	view: choiceSetting(['inline', 'table', 'stacked'], 'inline'),
	category_caption_single: wordSetting('page.category'),
	category_caption_plural: wordSetting('shop.categories'),
	tag_caption_single: wordSetting('page.tag'),
	tag_caption_plural: wordSetting('wordpress.tags'),
	sku_caption: wordSetting('shop.sku'),
	sku_missing_caption: wordSetting('shop.noSku'),
});
export type ProductMetaSettings = InferOutput<typeof ProductMetaSettings>;

interface Term {
	id: string;
	name: string | null;
	uri: string | null;
}

/**
 * Article number, categories and tags of the page's product. The widget renders nothing if the product has none of
 * them.
 */
export function ProductMeta({ settings }: WidgetProps<ProductMetaSettings>) {
	const product = useProduct();
	if (!product) return null;
	const categories = product.productCategories?.nodes ?? [];
	const tags = product.productTags?.nodes ?? [];
	const isVariable = product.type === 'VARIABLE';
	if (!product.sku && !isVariable && categories.length + tags.length === 0) return null;
	return (
		<div className="product_meta">
			{(product.sku || isVariable) && (
				<span className="sku_wrapper detail-container">
					<span className="detail-label">{settings.sku_caption}</span>{' '}
					<span className="sku">{product.sku || settings.sku_missing_caption}</span>
				</span>
			)}
			<Terms
				className="posted_in"
				terms={categories}
				single={settings.category_caption_single}
				plural={settings.category_caption_plural}
			/>
			<Terms
				className="tagged_as"
				terms={tags}
				single={settings.tag_caption_single}
				plural={settings.tag_caption_plural}
			/>
		</div>
	);
}

interface TermsProps {
	className: string;
	terms: readonly Term[];
	single: string;
	plural: string;
}

function Terms({ className, terms, single, plural }: TermsProps) {
	if (terms.length === 0) return null;
	return (
		<span className={`${className} detail-container`}>
			<span className="detail-label">{terms.length === 1 ? single : plural}</span>{' '}
			<span className="detail-content">
				{terms.map(({ id, name, uri }, index) => (
					<Fragment key={id}>
						{index > 0 && ', '}
						{uri ? (
							<a href={uri} rel="tag">
								{name}
							</a>
						) : (
							name
						)}
					</Fragment>
				))}
			</span>
		</span>
	);
}
