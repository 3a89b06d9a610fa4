import { array, fallback, type InferOutput, object, pipe, transform, unknown } from 'valibot';
import { choiceSetting } from '../../elements/settings/choice';
import { numberSetting } from '../../elements/settings/number';
import { switchSetting } from '../../elements/settings/switch';
import { titleTagSetting } from '../../elements/settings/tag';
import { wordSetting } from '../../elements/settings/word';

/** A list of database ids; numerals count, and everything else is omitted. */
const idsSetting = fallback(
	pipe(
		array(unknown()),
		transform((ids) => ids.map(Number).filter((id) => Number.isInteger(id) && id > 0)),
	),
	[],
);

export const ProductsSettings = object({
	/** The number of columns in a wide window. Columns times rows is the number of products on a page. */
	columns: numberSetting(4),
	rows: numberSetting(4),
	paginate: switchSetting(false),
	/** These two are shown only above a list that has pages. */
	allow_order: switchSetting(false),
	show_result_count: switchSetting(false),
	align: choiceSetting(['', 'left', 'center', 'right', 'start', 'end'], ''),
	/** The products of the list: all, the products of the page, reduced ones, chosen ones. */
	query_post_type: choiceSetting(
		['product', 'current_query', 'sale', 'featured', 'by_id', 'related_products', 'upsells'],
		'product',
	),
	query_posts_ids: idsSetting,
	/** The database ids of product categories. */
	query_include_term_ids: idsSetting,
	query_orderby: choiceSetting(
		['date', 'title', 'price', 'popularity', 'rating', 'rand', 'menu_order'],
		'date',
	),
	query_order: choiceSetting(['asc', 'desc'], 'desc'),
	/** For the lists below a product: their number of products, and their heading. */
	posts_per_page: numberSetting(4),
	orderby: choiceSetting(
		['date', 'title', 'price', 'popularity', 'rating', 'rand', 'menu_order'],
		'date',
	),
	order: choiceSetting(['asc', 'desc'], 'desc'),
	show_heading: switchSetting(true),
	heading_tag: titleTagSetting('h2'),
	nothing_found_message: wordSetting('list.nothingFound'),
});
export type ProductsSettings = InferOutput<typeof ProductsSettings>;
