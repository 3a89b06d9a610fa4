import type { Say } from '@outrigger/rules/texts/text';
import type { ReactNode } from 'react';
import { type Product, useProduct } from '../../shop/product/use-product';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { Reviews } from './reviews';

interface Panel {
	name: 'description' | 'additional_information' | 'reviews';
	title: string;
	content: ReactNode;
}

/** The texts about the page's product; without script the panels are one below the other. */
export function ProductDataTabs() {
	const product = useProduct();
	const say = useTexts();
	const panels = product ? panelsOf(product, say) : [];
	if (panels.length === 0) return null;
	return (
		<div className="woocommerce-tabs wc-tabs-wrapper" data-panels="hidden">
			<ul className="tabs wc-tabs">
				{panels.map(({ name, title }, index) => (
					<li key={name} className={`${name}_tab${index === 0 ? ' active' : ''}`}>
						<a href={`#tab-${name}`}>{title}</a>
					</li>
				))}
			</ul>
			{panels.map(({ name, title, content }, index) => (
				<div
					key={name}
					id={`tab-${name}`}
					className={`woocommerce-Tabs-panel woocommerce-Tabs-panel--${name} panel entry-content wc-tab`}
					data-hidden={index === 0 ? undefined : 'until-found'}
				>
					<h2 className="wc-tab-title">{title}</h2>
					{content}
				</div>
			))}
		</div>
	);
}

function panelsOf(product: Product, say: Say): Panel[] {
	const panels: Panel[] = [];
	const { description, reviewCount } = product;
	const facts = (product.attributes?.nodes ?? []).filter(({ visible }) => visible);
	if (description) {
		panels.push({
			name: 'description',
			title: say('shop.description'),
			content: <Markup html={description} />,
		});
	}
	if (facts.length > 0) {
		panels.push({
			name: 'additional_information',
			title: say('shop.information'),
			content: (
				<table className="woocommerce-product-attributes shop_attributes">
					<tbody>
						{facts.map(({ id, name, label, options }) => (
							<tr key={id} className="woocommerce-product-attributes-item">
								<th scope="row">{label || name}</th>
								<td>{(options ?? []).join(', ')}</td>
							</tr>
						))}
					</tbody>
				</table>
			),
		});
	}
	if (reviewCount) {
		panels.push({
			name: 'reviews',
			title: say('shop.reviews', { count: reviewCount }),
			content: <Reviews productId={product.databaseId} />,
		});
	}
	return panels;
}
