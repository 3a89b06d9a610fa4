import { useTexts } from '../../ui/texts';
import { SORTINGS, type Sorting } from './sorting';

interface AboveListProps {
	/** The numbers of the first and the last shown product, from 1, and the number of all products. */
	first: number;
	last: number;
	total: number;
	hasCount: boolean;
	/** The path of the list; null if the visitor cannot choose an order. */
	path: string | null;
	sorting: Sorting;
	/** The id of the field, which must differ from the ids in other lists. */
	id: string;
}

/** The number of products, and the choice of their order: a plain form, which works without script. */
export function AboveList({ first, last, total, hasCount, path, sorting, id }: AboveListProps) {
	const say = useTexts();
	const isWhole = first === 1 && last === total;
	return (
		<div className="products-above">
			{hasCount && (
				<p className="woocommerce-result-count">
					{total === 1
						? say('shop.single')
						: isWhole
							? say('shop.showingAll', { count: total })
							: say('shop.showing', { first, last, count: total })}
				</p>
			)}
			{path !== null && (
				<form className="woocommerce-ordering" method="get" action={path}>
					<label htmlFor={`orderby-${id}`}>{say('shop.sort')}</label>
					<select id={`orderby-${id}`} name="orderby" className="orderby" defaultValue={sorting}>
						{Object.entries(SORTINGS).map(([word, text]) => (
							<option key={word} value={word}>
								{say(text)}
							</option>
						))}
					</select>
					<button type="submit">{say('shop.show')}</button>
				</form>
			)}
		</div>
	);
}
