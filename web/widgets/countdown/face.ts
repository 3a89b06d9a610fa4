import {
	COUNTDOWN_UNITS,
	type CountdownDigits,
	type CountdownUnit,
} from '@outrigger/rules/time/countdown';

/** The digits of a countdown on the page. */
export interface Face {
	/** The units that the markup shows. */
	units: ReadonlySet<CountdownUnit>;
	/** Writes the digits that have changed. */
	show: (digits: CountdownDigits) => void;
	/** Puts the server's markup back. */
	reset: () => void;
}

/** The face of a countdown's wrapper. */
export function faceOf(wrapper: HTMLElement): Face {
	const parts = COUNTDOWN_UNITS.flatMap(([unit]) => {
		const element = wrapper.querySelector<HTMLElement>(`.elementor-countdown-${unit}`);
		return element ? [{ unit, element, before: element.textContent }] : [];
	});
	return {
		units: new Set(parts.map(({ unit }) => unit)),
		show: (digits) => {
			for (const { unit, element } of parts) {
				const text = digits[unit] ?? '';
				if (element.textContent !== text) element.textContent = text;
			}
		},
		reset: () => {
			for (const { element, before } of parts) element.textContent = before;
		},
	};
}
