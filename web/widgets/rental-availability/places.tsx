import { RENTAL_PARAMETERS } from '@outrigger/rules/rental/rental-question';
import { IslandSlot, useHasSlot } from '../../elements/island/island-slot';
import type { RentalFacts } from './answer-values';
import { endOf, sideOf } from './chart-places';

/** The name of the slot that holds the picture of the chart. */
export const CHART_SLOT = 'chart';

interface PlacesProps {
	id: string;
	label: string;
	places: RentalFacts['places'];
	/** The slug of the place that is chosen at first. */
	chosen: string;
	fault: string | undefined;
}

/** The destinations on the chart; the sheet draws the route to the chosen destination. */
export function Places({ id, label, places, chosen, fault }: PlacesProps) {
	const hasChart = useHasSlot(CHART_SLOT);
	return (
		<fieldset
			className={hasChart ? 'e-rental__places e-rental__places--chart' : 'e-rental__places'}
			aria-describedby={fault === undefined ? undefined : `${id}-fault`}
		>
			<legend>{label}</legend>
			{fault !== undefined && (
				<p className="e-rental__fault" id={`${id}-fault`}>
					{fault}
				</p>
			)}
			<div className="e-rental__chart">
				{hasChart && <IslandSlot name={CHART_SLOT} />}
				{places.map(({ slug, name, way }, index) => {
					const end = hasChart ? endOf(way) : null;
					return (
						<div className={`e-rental__place e-rental__place--${index}`} key={slug}>
							<input
								type="radio"
								name={RENTAL_PARAMETERS.place}
								id={`${id}-${slug}`}
								value={slug}
								defaultChecked={slug === chosen}
							/>
							<label htmlFor={`${id}-${slug}`} data-side={end ? sideOf(end) : undefined}>
								{name}
							</label>
							{end && (
								<svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
									<polyline points={way} />
								</svg>
							)}
						</div>
					);
				})}
			</div>
		</fieldset>
	);
}
