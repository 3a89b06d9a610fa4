import { circleOffset, hasLabelRoom } from '@outrigger/rules/motion/reading-progress';
import { watchBoxSizes } from '../../browser/box-sizes';
import { isRightToLeft } from '../../browser/computed-style';

/** The part of a tracker that shows a percentage. */
export interface Bar {
	show: (percent: number) => void;
	/** Restores the server's markup and removes the observers of the bar. */
	end: () => void;
}

/** A bar that moves into its track from the side where reading begins; it shows the number if there is room for it. */
export function horizontalBar(tracker: HTMLElement, bar: HTMLElement): Bar {
	const label = labelOf(tracker);
	const outwards = isRightToLeft(tracker) ? 1 : -1;
	let trackWidth = 0;
	let labelWidth = 0;
	let shown = 0;
	const showLabel = () => {
		const state = hasLabelRoom(shown, trackWidth, labelWidth) ? 'roomy' : 'cramped';
		if (label.element) label.element.dataset.state = state;
	};
	const stopSizes = watchBoxSizes(label.element ? [bar, label.element] : [], (records) => {
		for (const { target, borderBoxSize } of records) {
			const width = borderBoxSize[0]?.inlineSize ?? 0;
			if (target === bar) trackWidth = width;
			else labelWidth = width;
		}
		showLabel();
	});
	return {
		show: (percent) => {
			shown = percent;
			bar.style.translate = `${outwards * (100 - percent)}% 0`;
			label.show(percent);
			showLabel();
		},
		end: () => {
			stopSizes();
			bar.style.removeProperty('translate');
			if (label.element) delete label.element.dataset.state;
			label.reset();
		},
	};
}

/** A circle that fills from its top. Its length counts as 100 at any size, so no measurement is necessary. */
export function circularBar(tracker: HTMLElement, circle: HTMLElement | SVGElement): Bar {
	const label = labelOf(tracker);
	const direction = isRightToLeft(tracker) ? 'rtl' : 'ltr';
	return {
		show: (percent) => {
			circle.style.strokeDashoffset = `${circleOffset(percent, direction)}`;
			label.show(percent);
		},
		end: () => {
			circle.style.removeProperty('stroke-dashoffset');
			label.reset();
		},
	};
}

function labelOf(tracker: HTMLElement) {
	const element = tracker.querySelector<HTMLElement>('.current-progress-percentage');
	const before = element?.textContent ?? '';
	const write = (text: string) => {
		if (element && element.textContent !== text) element.textContent = text;
	};
	return {
		element,
		show: (percent: number) => write(`${Math.round(percent)}%`),
		reset: () => write(before),
	};
}
