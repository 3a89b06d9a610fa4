import { announce, openStatus } from '../../ui/announce';
import { indicatorsOf } from './step-indicators';

/** The steps of a form, one shown at a time. */
export interface Steps {
	/** The step that is shown. */
	current(): HTMLElement;
	isLast(): boolean;
	/** Shows another step and puts the focus at its beginning. */
	go(index: number): void;
	next(): void;
	/** Shows the step that holds an element. */
	reveal(element: Element): void;
	/** All steps are there again, one below the other. */
	detach(): void;
}

const MARK = '.e-field-step';

/**
 * Shows a form step by step, on our markup and on the builder's own, where a step is a mark among the fields.
 *
 * @param mayLeave asked before the next step is shown: whether the present one is filled in well
 * @returns null for a form without steps
 */
export function attachSteps(
	form: HTMLFormElement,
	mayLeave: (step: HTMLElement) => boolean,
): Steps | null {
	const steps = stepsOf(form);
	const submit = form.querySelector<HTMLElement>('.elementor-field-type-submit');
	if (steps.length < 2 || !submit) return null;
	const closeStatus = openStatus();
	const made: HTMLElement[] = [];
	let index = 0;

	const marks = steps.map((step) => step.querySelector<HTMLElement>(MARK));
	const labels = marks.map((mark, at) => mark?.dataset.label || `Step ${at + 1}`);
	const indicators = indicatorsOf(marks, labels);
	if (indicators) {
		form.prepend(indicators.element);
		made.push(indicators.element);
	}

	function go(to: number): void {
		index = Math.min(Math.max(to, 0), steps.length - 1);
		steps.forEach((step, at) => {
			step.hidden = at !== index;
		});
		if (submit) submit.hidden = index < steps.length - 1;
		indicators?.show(index);
	}
	function arrive(to: number): void {
		go(to);
		const step = steps[index];
		const start = step?.querySelector<HTMLElement>('.e-form__step-name') ?? step;
		if (start) {
			start.tabIndex = -1;
			start.focus();
		}
		announce(`${labels[index]}: step ${index + 1} of ${steps.length}`);
	}
	const next = () => {
		const step = steps[index];
		if (step && mayLeave(step)) arrive(index + 1);
	};

	const look = submit.querySelector('button')?.className ?? 'elementor-button';
	const button = (kind: 'next' | 'previous', text: string, onClick: () => void) => {
		const wrapper = document.createElement('div');
		wrapper.className = 'e-form__buttons__wrapper';
		const element = document.createElement('button');
		element.type = 'button';
		element.className = `${look} e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${kind}`;
		element.textContent = text;
		element.addEventListener('click', onClick);
		wrapper.append(element);
		made.push(wrapper);
		return wrapper;
	};
	steps.forEach((step, at) => {
		const { previousButton = 'Previous', nextButton = 'Next' } = marks[at]?.dataset ?? {};
		const previous = at > 0 ? button('previous', previousButton, () => arrive(at - 1)) : null;
		if (at === steps.length - 1) {
			if (previous) submit.prepend(previous);
			return;
		}
		const row = document.createElement('div');
		row.className =
			'elementor-field-group elementor-column elementor-field-type-submit e-form__buttons';
		if (previous) row.append(previous);
		row.append(button('next', nextButton, next));
		made.push(row);
		step.append(row);
	});
	go(0);

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
			for (const element of made) element.remove();
			for (const step of steps) step.hidden = false;
			submit.hidden = false;
			closeStatus();
		},
	};
}

/** Our steps are there; the builder's are made of what stands between its marks. */
function stepsOf(form: HTMLFormElement): HTMLElement[] {
	const own = [...form.querySelectorAll<HTMLElement>('.e-form__step')];
	if (own.length > 0) return own;
	const marks = [...form.querySelectorAll<HTMLElement>(MARK)];
	return marks.map((mark) => {
		const step = document.createElement('div');
		step.className = 'e-form__step';
		mark.before(step);
		let node: ChildNode | null = mark;
		while (node && !isEndOf(node, mark)) {
			const following: ChildNode | null = node.nextSibling;
			step.append(node);
			node = following;
		}
		return step;
	});
}

function isEndOf(node: ChildNode, mark: Element): boolean {
	return (
		node !== mark && node instanceof Element && node.matches(`${MARK},.elementor-field-type-submit`)
	);
}
