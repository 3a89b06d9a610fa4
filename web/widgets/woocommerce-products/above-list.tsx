import { useTexts } from '../../ui/texts';
import { SORTINGS, type Sorting } from './sorting';

interface AboveListProps {
	/** Numbers from 1 of the products that are shown, and how many there are. */
	first: number;
	last: number;
	total: number;
	hasCount: boolean;
	/** The path of the list; null for no choice of an order. */
	path: string | null;
	sorting: Sorting;
	/** Keeps the label apart from those of other lists. */
	id: string;
}

/** The number of products, and their order: a plain form, which works without script. */
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
