import type { WidgetProps } from '../../elements/tree/define-widget';
import { useTexts } from '../../ui/texts';
import type { TrackerSettings } from './settings';

/**
 * A bar or circle that shows how much of the page the visitor has read. Before script and scrolling there is nothing to
 * show, so the tracker is hidden then.
 */
export function ProgressTracker({ settings }: WidgetProps<TrackerSettings>) {
	const say = useTexts();
	const { type, direction, percentage } = settings;
	const classes = [
		'elementor-scrolling-tracker',
		`elementor-scrolling-tracker-${type}`,
		direction && `elementor-scrolling-tracker-alignment-${direction}`,
	];
	// The number repeats the value of the progress bar.
	const number = percentage && (
		<div className="current-progress-percentage" aria-hidden="true">
			0%
		</div>
	);
	return (
		<div
			className={classes.filter(Boolean).join(' ')}
			role="progressbar"
			aria-label={say('page.reading')}
			aria-valuemin={0}
			aria-valuemax={100}
			aria-valuenow={0}
		>
			{type === 'circular' ? (
				<>
					<svg aria-hidden="true" focusable="false">
						<circle className="circle" cx="50%" cy="50%" r="40%" />
						<circle className="current-progress" cx="50%" cy="50%" r="40%" pathLength={100} />
					</svg>
					{number}
				</>
			) : (
				<div className="current-progress">{number}</div>
			)}
		</div>
	);
}
