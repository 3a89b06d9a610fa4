import { say } from '../../browser/page-words';
import {
	INDICATOR,
	indicatorPartClass,
	indicatorParts,
	indicatorsClass,
	STEP_BUTTON_WRAPPER,
	STEP_BUTTONS,
	stepButtonClass,
} from './step-markup';

const MARK = '.e-field-step';

/**
 * Makes the steps, indicators and buttons of a form that the builder wrote, in which a marker among the fields begins a
 * step. It changes neither our own steps, which the page already has, nor a form with fewer than two markers.
 *
 * @returns a function that removes the steps again
 */
export function makeSteps(form: HTMLFormElement): () => void {
	const marks = [...form.querySelectorAll<HTMLElement>(MARK)];
	const submit = form.querySelector<HTMLElement>('.elementor-field-type-submit');
	if (form.querySelector('.e-form__step') || marks.length < 2 || !submit) return () => {};
	const steps = marks.map(stepAround);
	const made: HTMLElement[] = [];
	const keep = (element: HTMLElement) => {
		made.push(element);
		return element;
	};
	const { type = 'number_text', shape = 'circle' } = marks[0]?.dataset ?? {};
	if (type !== 'none') {
		const indicators =
			type === 'progress_bar' ? progressBar() : indicatorList(marks, indicatorParts(type), shape);
		indicators.className = indicatorsClass(type);
		form.prepend(keep(indicators));
	}
	const look = submit.querySelector('button')?.className ?? 'elementor-button';
	steps.forEach((step, at) => {
		const { previousButton = say('common.previous'), nextButton = say('common.next') } =
			marks[at]?.dataset ?? {};
		const previous = at > 0 ? [stepButton(look, 'previous', previousButton)] : [];
		if (at === steps.length - 1) {
			submit.prepend(...previous.map(keep));
			return;
		}
		const row = element('div', STEP_BUTTONS);
		row.append(...previous, stepButton(look, 'next', nextButton));
		step.append(keep(row));
	});
	return () => {
		for (const part of made) part.remove();
		for (const step of steps) step.replaceWith(...step.childNodes);
	};
}

/** Puts a marker and the fields after it, up to the next marker, into a new element. */
function stepAround(mark: HTMLElement): HTMLElement {
	const step = element('div', 'e-form__step');
	step.dataset.label = mark.dataset.label ?? '';
	mark.before(step);
	let node: ChildNode | null = mark;
	while (node && !isEndOf(node, mark)) {
		const following: ChildNode | null = node.nextSibling;
		step.append(node);
		node = following;
	}
	return step;
}

function isEndOf(node: ChildNode, mark: Element): boolean {
	return (
		node !== mark && node instanceof Element && node.matches(`${MARK},.elementor-field-type-submit`)
	);
}

function indicatorList(
	marks: readonly HTMLElement[],
	parts: ReturnType<typeof indicatorParts>,
	shape: string,
): HTMLElement {
	const list = element('ol');
	marks.forEach((mark, index) => {
		const label = mark.dataset.label || say('form.step', { number: index + 1 });
		if (index > 0) {
			const separator = element('li', `${INDICATOR}__separator`);
			separator.setAttribute('aria-hidden', 'true');
			list.append(separator);
		}
		const item = element('li', INDICATOR);
		for (const part of parts) {
			const outer = element('span', indicatorPartClass(part, shape));
			const inner = element('span');
			const drawing = part === 'icon' && mark.querySelector('svg,i')?.cloneNode(true);
			inner.append(drawing || (part === 'label' ? label : String(index + 1)));
			outer.append(inner);
			item.append(outer);
		}
		if (!parts.includes('label')) item.setAttribute('aria-label', label);
		list.append(item);
	});
	return list;
}

function progressBar(): HTMLElement {
	const around = element('div');
	const bar = element('div', `${INDICATOR}__progress`);
	bar.setAttribute('role', 'progressbar');
	bar.setAttribute('aria-label', say('form.progress'));
	bar.append(element('div', `${INDICATOR}__progress__meter`));
	around.append(bar);
	return around;
}

function stepButton(look: string, kind: 'previous' | 'next', text: string): HTMLElement {
	const wrapper = element('div', STEP_BUTTON_WRAPPER);
	const button = document.createElement('button');
	button.type = 'button';
	button.className = stepButtonClass(look, kind);
	button.textContent = text;
	wrapper.append(button);
	return wrapper;
}

function element(tag: string, className = ''): HTMLElement {
	const made = document.createElement(tag);
	if (className) made.className = className;
	return made;
}
