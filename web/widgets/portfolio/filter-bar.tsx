import { useRender } from '../../elements/context/render-context';
import { useTexts } from '../../ui/texts';
import filterButtonsCss from './filter-buttons.css?inline';

/** The fields of a term that the bar needs. */
export interface FilterTerm {
	databaseId: number;
	/** Plain text. */
	name: string;
}

/**
 * A button for everything, then one button for each term that an item has. The bar works only with script, so it is
 * hidden until the handler is attached (portfolio.css keeps its place). Renders nothing if the items have fewer than
 * two terms to choose from.
 *
 * @param terms the terms of all items; the same term may occur several times
 */
export function FilterBar({ terms }: { terms: readonly FilterTerm[] }) {
	const say = useTexts();
	useRender().styles.addCss('portfolio-filter-buttons', filterButtonsCss, 'kit');
	const names = new Map(terms.map(({ databaseId, name }) => [databaseId, name]));
	if (names.size === 0) return null;
	const sorted = [...names].sort(([, one], [, other]) => one.localeCompare(other));
	return (
		<ul className="elementor-portfolio__filters" aria-label={say('list.showOnly')} hidden>
			<li>
				<Filter value="__all" name={say('list.all')} isPressed />
			</li>
			{sorted.map(([id, name]) => (
				<li key={id}>
					<Filter value={`${id}`} name={name} />
				</li>
			))}
		</ul>
	);
}

function Filter({
	value,
	name,
	isPressed = false,
}: {
	value: string;
	name: string;
	isPressed?: boolean;
}) {
	return (
		<button
			type="button"
			className="e-plain elementor-portfolio__filter"
			data-filter={value}
			aria-pressed={isPressed}
		>
			{name}
		</button>
	);
}
