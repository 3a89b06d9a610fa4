import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import { AboveList } from './above-list';
import { ProductCard } from './product-card';
import { ProductPages } from './product-pages';
import type { ProductsSettings } from './settings';
import { useListPlace } from './use-list-place';
import { useProducts } from './use-products';

/** The headings of the lists below a product. */
const HEADINGS: Readonly<Record<string, 'shop.related' | 'shop.upsell'>> = {
	'woocommerce-product-related': 'shop.related',
	'woocommerce-product-upsell': 'shop.upsell',
};

/** Products in columns: all of a shop, the products of an archive, or the products that go with a product. */
export function Products({ settings, element }: WidgetProps<ProductsSettings>) {
	const say = useTexts();
	const type = element.widgetType ?? '';
	const isArchive = type === 'wc-archive-products' || settings.query_post_type === 'current_query';
	const place = useListPlace(settings, isArchive);
	const { products, total } = useProducts(settings, type, isArchive, place);
	const heading = HEADINGS[type];
	if (products.length === 0) {
		return heading || total > 0 ? null : (
			<p className="woocommerce-info woocommerce-no-products-found">
				{settings.nothing_found_message}
			</p>
		);
	}
	const { perPage, page, sorting, path, urlOf } = place;
	const Heading = settings.heading_tag;
	const first = (page - 1) * perPage + 1;
	const isPaged = isArchive || settings.paginate;
	return (
		<div className={`woocommerce columns-${Math.trunc(settings.columns)}`}>
			{heading && settings.show_heading && (
				<Heading className="products-heading">{say(heading)}</Heading>
			)}
			{isPaged && (settings.allow_order || settings.show_result_count) && (
				<AboveList
					first={first}
					last={first + products.length - 1}
					total={total}
					hasCount={settings.show_result_count}
					path={settings.allow_order ? path : null}
					sorting={sorting}
					id={element.id}
				/>
			)}
			<ul className={`products elementor-grid columns-${Math.trunc(settings.columns)}`}>
				{products.map((product) => (
					<ProductCard key={product.id} product={product} />
				))}
			</ul>
			{isPaged && (
				<ProductPages
					page={page}
					pageCount={Math.ceil(total / perPage)}
					urlOf={urlOf}
					label={isArchive ? say('shop.pages') : say('shop.productPages')}
				/>
			)}
		</div>
	);
}
