import { say } from '../../browser/page-words';
import { parseOwnMarkup } from '../../browser/trusted-html';
import {
	INDICATOR,
	indicatorPartClass,
	indicatorParts,
	indicatorsClass,
	STEP_BUTTON_WRAPPER,
	stepButtonClass,
} from './step-markup';

/** The field that begins a step, and the mark inside of it. */
const START = '.elementor-field-type-step';
const MARK = '.e-field-step';
const SUBMIT = 'elementor-field-type-submit';

/** The types of fields that the builder gives to its buttons. */
const FIELD_TYPES = {
	previous: 'elementor-field-type-previous',
	next: 'elementor-field-type-next',
} as const;

/** The parts of the widget's settings that its steps use. */
export interface StepSettings {
	step_type: string;
	step_icon_shape: string;
	step_next_label: string;
	step_previous_label: string;
}

/**
 * Makes the steps, indicators and buttons of a form that the builder wrote, in which a field with a mark begins a step.
 * It changes neither our own steps, which the page already has, nor a form with fewer than two marks.
 *
 * @returns a function that removes the steps again
 */
export function makeSteps(form: HTMLFormElement, settings: StepSettings): () => void {
	const starts = [...form.querySelectorAll<HTMLElement>(START)].filter((one) =>
		one.querySelector(MARK),
	);
	const submit = form.querySelector<HTMLElement>(`.${SUBMIT}`);
	if (starts.length < 2 || !submit) return () => {};
	const marks = starts.map((start) => start.querySelector(MARK) as HTMLElement);
	const undo = starts.map(fillStep);
	const keep = (element: HTMLElement) => {
		undo.push(() => element.remove());
		return element;
	};
	const { step_type: type, step_icon_shape: shape } = settings;
	if (type !== 'none') {
		const indicators =
			type === 'progress_bar' ? progressBar() : indicatorList(marks, indicatorParts(type), shape);
		indicators.className = indicatorsClass(type);
		form.prepend(keep(indicators));
	}
	const look = submit.querySelector('button')?.className ?? 'elementor-button';
	starts.forEach((step, at) => {
		const { previousbutton, nextbutton } = marks[at]?.dataset ?? {};
		const back = previousbutton || settings.step_previous_label || say('common.previous');
		const previous = at > 0 ? [stepButton(look, 'previous', back)] : [];
		if (at === starts.length - 1) {
			submit.prepend(...previous.map(keep));
			return;
		}
		const row = element('div', 'e-form__buttons elementor-column elementor-col-100');
		const on = nextbutton || settings.step_next_label || say('common.next');
		row.append(...previous, stepButton(look, 'next', on));
		step.append(keep(row));
	});
	return () => {
		for (const one of undo.reverse()) one();
	};
}

/**
 * Makes a step of the field that begins it, with the fields behind it up to the next step.
 * @returns a function that puts the fields back
 */
function fillStep(start: HTMLElement): () => void {
	const { className } = start;
	start.classList.remove('elementor-field-group');
	start.classList.add('e-form__step');
	start.dataset.label = start.querySelector<HTMLElement>(MARK)?.dataset.label ?? '';
	const moved: ChildNode[] = [];
	for (let node = start.nextSibling; node && !isEnd(node); node = start.nextSibling) {
		moved.push(node);
		start.append(node);
	}
	return () => {
		start.after(...moved);
		start.className = className;
		delete start.dataset.label;
	};
}

function isEnd(node: ChildNode): boolean {
	return node instanceof Element && node.matches(`${START},.${SUBMIT}`);
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
			if (part === 'icon') inner.append(...iconOf(mark));
			else inner.append(part === 'label' ? label : String(index + 1));
			outer.append(inner);
			item.append(outer);
		}
		if (!parts.includes('label')) item.setAttribute('aria-label', label);
		list.append(item);
	});
	return list;
}

/** The icon of a step: a drawing, a picture or a letter of a font. Other markup in the attribute is left out. */
function iconOf(mark: HTMLElement): Iterable<Node> {
	const { icon = '', iconurl = '', iconlibrary = '' } = mark.dataset;
	if (icon !== '') {
		const drawing = parseOwnMarkup(icon).querySelector('svg, i');
		return drawing ? [drawing] : [];
	}
	if (iconurl === '') return [element('i', iconlibrary)];
	const picture = document.createElement('img');
	picture.src = iconurl;
	picture.alt = '';
	return [picture];
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
	const wrapper = element(
		'div',
		`elementor-field-group ${FIELD_TYPES[kind]} ${STEP_BUTTON_WRAPPER}`,
	);
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
