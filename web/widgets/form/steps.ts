import { say } from '../../browser/page-words';
import { announce, openStatus } from '../../ui/announce';
import { makeSteps, type StepSettings } from './make-steps';
import { showIndicators } from './show-indicators';

/** The steps of a form, of which one is shown at a time. */
export interface Steps {
	/** The step that is shown. */
	current(): HTMLElement;
	isLast(): boolean;
	/** Shows another step and moves the focus to its beginning. */
	go(index: number): void;
	next(): void;
	/** Shows the step that contains the element. */
	reveal(element: Element): void;
	/** Shows all steps again, one below the other. */
	detach(): void;
}

/**
 * The class of our form while its later steps wait for this script; if the script fails to load, they appear by
 * themselves.
 */
const WAITING = 'e-form--waiting';
const IN_STEPS = 'e-form--in-steps';

/**
 * Shows a form step by step, on our markup and on the builder's.
 *
 * @param settings of the builder's markup
 * @param mayLeave called before the next step is shown: returns true if the fields of the present step are valid
 * @returns null for a form without steps
 */
export function attachSteps(
	form: HTMLFormElement,
	mayLeave: (step: HTMLElement) => boolean,
	settings: StepSettings,
): Steps | null {
	const unmake = makeSteps(form, settings);
	const steps = [...form.querySelectorAll<HTMLElement>('.e-form__step')];
	const submit = form.querySelector<HTMLElement>(
		'.elementor-form-fields-wrapper > .elementor-field-type-submit',
	);
	if (steps.length < 2 || !submit) {
		unmake();
		return null;
	}
	const closeStatus = openStatus();
	const ended = new AbortController();
	const labels = steps.map(labelOf);
	let index = 0;

	function go(to: number): void {
		index = Math.min(Math.max(to, 0), steps.length - 1);
		for (const [at, step] of steps.entries()) setHidden(step, at !== index);
		if (submit) setHidden(submit, index < steps.length - 1);
		showIndicators(form, labels, index);
	}
	function arrive(to: number): void {
		go(to);
		const step = steps[index];
		const start = step?.querySelector<HTMLElement>('.e-form__step-name') ?? step;
		if (start) {
			start.tabIndex = -1;
			start.focus();
		}
		announce(
			say('form.stepOf', {
				label: labels[index] ?? '',
				number: index + 1,
				count: steps.length,
			}),
		);
	}
	const next = () => {
		const step = steps[index];
		if (step && mayLeave(step)) arrive(index + 1);
	};

	form.addEventListener(
		'click',
		({ target }) => {
			if (!(target instanceof Element)) return;
			if (target.closest('.e-form__buttons__wrapper__button-next')) next();
			if (target.closest('.e-form__buttons__wrapper__button-previous')) arrive(index - 1);
		},
		{ signal: ended.signal },
	);
	form.classList.remove(WAITING);
	form.classList.add(IN_STEPS);
	go(steps.findIndex((step) => step.querySelector('.elementor-error')));

	return {
		current: () => steps[index] ?? form,
		isLast: () => index === steps.length - 1,
		go: arrive,
		next,
		reveal(element) {
			const at = steps.findIndex((step) => step.contains(element));
			if (at >= 0) go(at);
		},
		detach() {
			ended.abort();
			for (const step of steps) setHidden(step, false);
			setHidden(submit, false);
			form.classList.remove(IN_STEPS);
			unmake();
			closeStatus();
		},
	};
}

/** The builder's sheet gives columns and rows of buttons a display that wins over the attribute. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
	element.hidden = isHidden;
	element.style.display = isHidden ? 'none' : '';
	if (!element.getAttribute('style')) element.removeAttribute('style');
}

/** Our steps have a name; the builder's markers have a label. */
function labelOf(step: HTMLElement, at: number): string {
	const name = step.querySelector('.e-form__step-name')?.textContent;
	return name || step.dataset.label || say('form.step', { number: at + 1 });
}
