import { RENTAL_PARAMETERS } from '@outrigger/rules/rental/rental-question';
import type { CSSProperties } from 'react';
import { IslandSlot, useHasSlot } from '../../elements/island/island-slot';
import type { RentalFacts } from './answer-values';

/** The name of the slot that holds the picture of the chart. */
export const CHART_SLOT = 'chart';

interface PlacesProps {
	id: string;
	label: string;
	places: RentalFacts['places'];
	/** Slug of the place that is chosen first. */
	chosen: string;
	fault: string | undefined;
}

/** The last point of a way, in percent: where the place lies. Null where nobody drew the way. */
function endOf(way: string): { x: number; y: number } | null {
	const [x, y] = (way.split(' ').at(-1) ?? '').split(',').map(Number);
	return x === undefined || y === undefined || Number.isNaN(x + y) ? null : { x, y };
}

/** The first point of a way, for the sheet: a way may be drawn from there. */
function startOf(way: string): CSSProperties {
	const [x, y] = (way.split(' ')[0] ?? '').split(',');
	return { '--way-x': `${x}%`, '--way-y': `${y}%` } as CSSProperties;
}

/** Names of the right part of a chart stand before their marks, where they have room. */
const FROM_HERE_BEFORE = 60;

/** The places to go to, on the chart; the way of the chosen one is drawn by the sheet alone. */
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
				{places.map(({ slug, name, way }) => {
					const end = hasChart ? endOf(way) : null;
					return (
						<div className="e-rental__place" key={slug}>
							<input
								type="radio"
								name={RENTAL_PARAMETERS.place}
								id={`${id}-${slug}`}
								value={slug}
								defaultChecked={slug === chosen}
								style={end ? { left: `${end.x}%`, top: `${end.y}%` } : {}}
							/>
							<label
								htmlFor={`${id}-${slug}`}
								data-side={end && end.x > FROM_HERE_BEFORE ? 'before' : 'after'}
								style={end ? { left: `${end.x}%`, top: `${end.y}%` } : {}}
							>
								{name}
							</label>
							{end && (
								<svg
									viewBox="0 0 100 100"
									preserveAspectRatio="none"
									aria-hidden="true"
									style={startOf(way)}
								>
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
