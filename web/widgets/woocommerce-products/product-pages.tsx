interface ProductPagesProps {
	/** The number of the page, from 1. */
	page: number;
	pageCount: number;
	urlOf: (page: number) => string;
	/** The accessible name of the links; an archive and a list beside it have different names. */
	label: string;
}

/** The links to the other pages of a list. Renders nothing for a single page. */
export function ProductPages({ page, pageCount, urlOf, label }: ProductPagesProps) {
	if (pageCount < 2) return null;
	return (
		<nav className="woocommerce-pagination" aria-label={label}>
			<ul className="page-numbers-list">
				{Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
					<li key={number}>
						{number === page ? (
							<span className="page-numbers current" aria-current="page">
								{number}
							</span>
						) : (
							<a className="page-numbers" href={urlOf(number)}>
								{number}
							</a>
						)}
					</li>
				))}
			</ul>
		</nav>
	);
}
