import { INDICATOR } from './step-markup';

/**
 * Updates the indicators above a form to the present step.
 * @param labels the names of the steps, in their order
 * @param shown the present step, from 0
 */
export function showIndicators(
	form: HTMLFormElement,
	labels: readonly string[],
	shown: number,
): void {
	const items = form.querySelectorAll(`.e-form__indicators > .${INDICATOR}`);
	items.forEach((item, index) => {
		const state = index === shown ? 'active' : index < shown ? 'completed' : 'inactive';
		item.className = `${INDICATOR} ${INDICATOR}--state-${state}`;
		if (index === shown) item.setAttribute('aria-current', 'step');
		else item.removeAttribute('aria-current');
	});
	const bar = form.querySelector(`.${INDICATOR}__progress`);
	const meter = bar?.querySelector<HTMLElement>(`.${INDICATOR}__progress__meter`);
	if (!bar || !meter) return;
	const percent = Math.round(((shown + 1) / labels.length) * 100);
	meter.style.setProperty('--form-progress', `${percent}%`);
	meter.textContent = `${percent}%`;
	bar.setAttribute('aria-valuenow', String(percent));
	bar.setAttribute('aria-valuetext', `${labels[shown]}, ${percent} %`);
}
