/** What stands above a form of several steps. */
export interface Indicators {
	element: HTMLElement;
	/** Says which step is shown, from 0. */
	show(index: number): void;
}

/** Whether a kind shows a label, a number, an icon. */
const PARTS: Readonly<Record<string, readonly ('number' | 'icon' | 'label')[]>> = {
	text: ['label'],
	icon: ['icon'],
	number: ['number'],
	number_text: ['number', 'label'],
	icon_text: ['icon', 'label'],
};

const PREFIX = 'e-form__indicators__indicator';

/**
 * Makes the indicators that an editor chose.
 * @param marks the builder's marks of the steps, which carry kind, shape and icon
 * @returns null for none
 */
export function indicatorsOf(
	marks: readonly (HTMLElement | null)[],
	labels: readonly string[],
): Indicators | null {
	const { type = 'number_text', shape = 'circle' } = marks[0]?.dataset ?? {};
	if (type === 'none') return null;
	if (type === 'progress_bar') return progressBar(labels);
	const parts = PARTS[type] ?? ['number', 'label'];
	const element = document.createElement('ol');
	element.className = `e-form__indicators e-form__indicators--type-${type}`;
	const items = labels.map((label, index) => {
		const item = document.createElement('li');
		for (const part of parts) {
			const span = document.createElement('span');
			span.className =
				`${PREFIX}__${part} ${part === 'label' ? '' : `${PREFIX}--shape-${shape}`}`.trim();
			const inner = document.createElement('span');
			const drawing = marks[index]?.querySelector('svg,i')?.cloneNode(true);
			if (part === 'icon' && drawing) inner.append(drawing);
			else inner.textContent = part === 'label' ? label : String(index + 1);
			span.append(inner);
			item.append(span);
		}
		if (!parts.includes('label')) item.setAttribute('aria-label', label);
		return item;
	});
	items.forEach((item, index) => {
		if (index > 0) {
			const separator = document.createElement('li');
			separator.className = `${PREFIX}__separator`;
			separator.setAttribute('aria-hidden', 'true');
			element.append(separator);
		}
		element.append(item);
	});
	return {
		element,
		show(shown) {
			items.forEach((item, index) => {
				const state = index === shown ? 'active' : index < shown ? 'completed' : 'inactive';
				item.className = `${PREFIX} ${PREFIX}--state-${state}`;
				if (index === shown) item.setAttribute('aria-current', 'step');
				else item.removeAttribute('aria-current');
			});
		},
	};
}

function progressBar(labels: readonly string[]): Indicators {
	const element = document.createElement('div');
	element.className = 'e-form__indicators e-form__indicators--type-progress_bar';
	const bar = document.createElement('div');
	bar.className = `${PREFIX}__progress`;
	bar.setAttribute('role', 'progressbar');
	bar.setAttribute('aria-label', 'Progress of this form');
	const meter = document.createElement('div');
	meter.className = `${PREFIX}__progress__meter`;
	bar.append(meter);
	element.append(bar);
	return {
		element,
		show(index) {
			const percent = Math.round(((index + 1) / labels.length) * 100);
			meter.style.setProperty('--form-progress', `${percent}%`);
			meter.textContent = `${percent}%`;
			bar.setAttribute('aria-valuenow', String(percent));
			bar.setAttribute('aria-valuetext', `${labels[index]}, ${percent} %`);
		},
	};
}
