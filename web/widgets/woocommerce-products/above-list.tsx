import { SORTINGS, type Sorting } from './sorting';

interface AboveListProps {
	/** Numbers from 1 of the products that are shown, and how many there are. */
	first: number;
	last: number;
	total: number;
	hasCount: boolean;
	/** Where the list stands; null for no choice of an order. */
	path: string | null;
	sorting: Sorting;
	/** Keeps the label apart from those of other lists. */
	id: string;
}

/** How many there are, and in which order: a plain form, which works without script. */
export function AboveList({ first, last, total, hasCount, path, sorting, id }: AboveListProps) {
	const isWhole = first === 1 && last === total;
	return (
		<div className="products-above">
			{hasCount && (
				<p className="woocommerce-result-count">
					{total === 1
						? 'Showing the single result'
						: isWhole
							? `Showing all ${total} results`
							: `Showing ${first}–${last} of ${total} results`}
				</p>
			)}
			{path !== null && (
				<form className="woocommerce-ordering" method="get" action={path}>
					<label htmlFor={`orderby-${id}`}>Sort</label>
					<select id={`orderby-${id}`} name="orderby" className="orderby" defaultValue={sorting}>
						{Object.entries(SORTINGS).map(([word, label]) => (
							<option key={word} value={word}>
								{label}
							</option>
						))}
					</select>
					<button type="submit">Show</button>
				</form>
			)}
		</div>
	);
}
