import {
	pressTerm,
	readLogicalJoin,
	readLoopFilters,
	writeLoopFilter,
} from '@outrigger/rules/lists/loop-filter';
import type { Attach } from '../../attach/handler';
import { currentAddress } from '../../browser/address';
import { pushAddress, watchAddress } from '../../browser/location';
import { isOn } from '../../loops/in-browser/loop-settings';
import { dragToScroll } from './drag-scroll';

/**
 * The space that stays free beside the button, in CSS pixels, so that the visitor sees whether there are more buttons.
 */
const BESIDE_PX = 16;

/** Scrolls a row just enough to show a whole button; the page around it does not move. */
function reveal(row: HTMLElement, button: HTMLElement | undefined): void {
	if (!button) return;
	const view = row.getBoundingClientRect();
	const { left, right } = button.getBoundingClientRect();
	row.scrollLeft += Math.min(
		left - BESIDE_PX - view.left,
		Math.max(right + BESIDE_PX - view.right, 0),
	);
}

/** The filter value of the button that shows everything. */
const ALL = '__all';

/**
 * A press only changes the address. The buttons and the loop follow the address, also if another script changes it. The
 * settings are read without a schema; `loop-settings.ts` has the reason.
 */
export const attach: Attach = (element, stored) => {
	const filter = element.querySelector<HTMLElement>('.e-filter');
	if (!filter) return () => {};
	const settings = stored as Record<string, unknown>;
	const loopId = `${settings.selected_element ?? ''}`;
	const taxonomy = `${settings.taxonomy ?? ''}`;
	const logicalJoin = readLogicalJoin(settings.logical_combination);
	const buttons = [...filter.querySelectorAll<HTMLElement>('.e-filter-item')];
	const isRow = settings.horizontal_scroll === 'enable';
	let underPress: HTMLElement | undefined;

	const chosenAt = (address: URL) =>
		readLoopFilters(address.searchParams, loopId).find((one) => one.taxonomy === taxonomy)?.terms ??
		[];

	const show = (address: URL) => {
		const chosen = chosenAt(address);
		const isPressed = ({ dataset: { filter: term = '' } }: HTMLElement) =>
			term === ALL ? chosen.length === 0 : chosen.includes(term);
		for (const button of buttons) button.setAttribute('aria-pressed', `${isPressed(button)}`);
		// The row does not move under the finger of the visitor: it shows the button under the press, even if another
		// button becomes the pressed one.
		if (isRow) reveal(filter, underPress ?? buttons.find(isPressed));
	};

	const onClick = (event: Event) => {
		const button = (event.target as Element).closest<HTMLElement>('.e-filter-item');
		if (!button || event.defaultPrevented) return;
		event.preventDefault();
		const address = currentAddress();
		const pressed = button.dataset.filter ?? ALL;
		const terms = pressTerm(
			chosenAt(address),
			pressed === ALL ? null : pressed,
			isOn(settings.multiple_selection),
		);
		if (!terms) return;
		underPress = button;
		pushAddress(writeLoopFilter(address, loopId, { taxonomy, terms, logicalJoin }));
		underPress = undefined;
	};

	// A browser does not scroll to a focused button that is partly visible.
	const onFocus = ({ target }: FocusEvent) => {
		const isUnderPress = (target as Element).matches(':active');
		if (!isUnderPress) reveal(filter, target as HTMLElement);
	};

	filter.addEventListener('click', onClick);
	if (isRow) filter.addEventListener('focusin', onFocus);
	const stopAddress = watchAddress(show);
	const stopDragging = isRow ? dragToScroll(filter) : () => {};
	show(currentAddress());
	return () => {
		filter.removeEventListener('click', onClick);
		filter.removeEventListener('focusin', onFocus);
		stopAddress();
		stopDragging();
	};
};
