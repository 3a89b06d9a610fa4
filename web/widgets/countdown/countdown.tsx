import type { Say } from '@outrigger/rules/texts/text';
import {
	COUNTDOWN_UNITS,
	type CountdownUnit,
	countdownDigits,
	secondsUntil,
} from '@outrigger/rules/time/countdown';
import { useId } from 'react';
import { useCurrentPage } from '../../elements/context/current-page';
import type { WidgetProps } from '../../elements/tree/define-widget';
import { Markup } from '../../ui/markup';
import { useTexts } from '../../ui/texts';
import { dueOf } from './due';
import type { CountdownSettings } from './settings';

/**
 * The time until a moment. Pages are cached, so the server writes the moment itself, and the digits only keep their
 * place until the browser fills them. The server decides only whether a countdown is over, because a finished countdown
 * never starts again.
 */
export function Countdown({ settings }: WidgetProps<CountdownSettings>) {
	const say = useTexts();
	const textId = useId();
	const { site } = useCurrentPage();
	const now = Date.now();
	const due = dueOf(settings, site, now);
	const units = shownUnits(settings);
	const seconds = due.dueMs === null ? (due.intervalS ?? 0) : secondsUntil(due.dueMs, now);
	const isOver = due.dueMs !== null && seconds === 0;
	const digits = countdownDigits(seconds, units);
	const does = (action: (typeof settings.expire_actions)[number]) =>
		settings.expire_actions.includes(action);
	return (
		<>
			<div
				className={`elementor-countdown-wrapper elementor-countdown--label-${settings.label_display}`}
				role="timer"
				aria-labelledby={textId}
				data-state={isOver ? 'expired' : undefined}
				data-date={due.dueMs === null ? undefined : Math.floor(due.dueMs / 1000)}
				data-evergreen-interval={due.intervalS ?? undefined}
				hidden={isOver && does('hide')}
			>
				{COUNTDOWN_UNITS.filter(([unit]) => units.has(unit)).map(([unit]) => (
					<div key={unit} className="elementor-countdown-item">
						<span className={`elementor-countdown-digits elementor-countdown-${unit}`}>
							{isOver ? digits[unit] : '0'.repeat(digits[unit]?.length ?? 2)}
						</span>
						{settings.show_labels && (
							<span className="elementor-countdown-label">{labelOf(settings, unit, say)}</span>
						)}
					</div>
				))}
				<span id={textId} className="elementor-countdown-due">
					<time dateTime={due.dateTime}>{due.text}</time>
				</span>
			</div>
			{does('message') && settings.message_after_expire.trim() !== '' && (
				<div className="elementor-countdown-expire--message" role="status" hidden={!isOver}>
					<Markup html={settings.message_after_expire} />
				</div>
			)}
		</>
	);
}

function labelOf(
	settings: CountdownSettings,
	unit: (typeof COUNTDOWN_UNITS)[number][0],
	say: Say,
): string {
	return settings.custom_labels ? settings[`label_${unit}`] : say(`countdown.${unit}`);
}

/** The units that an editor left switched on. */
function shownUnits(settings: CountdownSettings): ReadonlySet<CountdownUnit> {
	return new Set(COUNTDOWN_UNITS.map(([unit]) => unit).filter((unit) => settings[`show_${unit}`]));
}
