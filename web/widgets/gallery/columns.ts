import {
	activeDevices,
	type Breakpoints,
	type Device,
	mediaOf,
} from '@outrigger/rules/builder/breakpoints';
import type { ElementSettings } from '@outrigger/rules/builder/element-tree';
import { deviceKey, inheritanceOf } from '@outrigger/rules/builder/responsive';
import { MOST_COLUMNS } from '@outrigger/rules/layout/masonry';

/** The default numbers of columns; each other device has as many columns as the next larger device. */
const USUAL: Partial<Record<Device, number>> = { desktop: 4, tablet: 2, mobile: 1 };

/** The number of columns of a gallery up to one width of the window. */
export interface ColumnStep {
	columns: number;
	/** Absent for the step that applies if no later step matches. */
	media: string | undefined;
}

/**
 * The columns of a gallery by device, largest first. It omits each device that has as many columns as the device
 * before.
 */
export function columnSteps(settings: ElementSettings, breakpoints: Breakpoints): ColumnStep[] {
	const steps: ColumnStep[] = [];
	const narrowing = activeDevices(breakpoints).filter((device) => device !== 'widescreen');
	for (const device of narrowing) {
		const columns = columnsOn(settings, device, breakpoints);
		if (columns === steps.at(-1)?.columns) continue;
		steps.push({ columns, media: mediaOf(device, breakpoints) });
	}
	return steps;
}

/** The number of columns on one device: the stored number if it is from 1 to 24, else the default. */
export function columnsOn(
	settings: ElementSettings,
	device: Device,
	breakpoints: Breakpoints,
): number {
	for (const larger of inheritanceOf(device, breakpoints)) {
		const stored = Number(settings[deviceKey('columns', larger)] ?? 0);
		if (Number.isInteger(stored) && stored >= 1 && stored <= MOST_COLUMNS) return stored;
		const usual = USUAL[larger];
		if (usual) return usual;
	}
	return 4;
}
