import type {
	HiddenElement,
	HiddenReason,
} from '@outrigger/elements/elements/context/render-context';
import { activeDevices, type Breakpoints } from '@outrigger/rules/builder/breakpoints';
import type { InspectedPage } from './inspected-page';
import { rowKey, type TreeRow } from './tree-rows';

/** An element that shows nothing, with the reason. */
export interface HiddenRow {
	row: TreeRow;
	reason: string;
}

const REASONS: Readonly<Record<HiddenReason, string>> = {
	unknown: 'nobody here has written this widget, and it has no words of its own',
	empty: 'its settings give nothing to show',
	'feature-off': 'it needs the kit’s feature “container”, which is off',
	conditions: 'its display conditions are not met for you, here and now',
	failed: 'it failed while it was rendered; the log of the host says how',
};

/**
 * Returns the elements that show nothing on the page, in the page's order. An element may show nothing on every device,
 * or only on some devices by its settings.
 */
export function hiddenRows(rows: readonly TreeRow[], page: InspectedPage): HiddenRow[] {
	const reasons = new Map<string, HiddenElement>(
		page.hidden.map((one) => [rowKey(one.documentId, one.elementId), one]),
	);
	const settings = new Map(
		page.documents.flatMap(({ databaseId, elements }) =>
			elements.map((element) => [rowKey(databaseId, element.id), element.settings] as const),
		),
	);
	return rows.flatMap((row) => {
		const known = reasons.get(row.key);
		if (known) return [{ row, reason: REASONS[known.reason] }];
		const devices = hiddenOn(settings.get(row.key) ?? {}, page.breakpoints);
		return devices.length > 0 ? [{ row, reason: `hidden on ${devices.join(', ')}` }] : [];
	});
}

function hiddenOn(settings: Readonly<Record<string, unknown>>, breakpoints: Breakpoints): string[] {
	return activeDevices(breakpoints)
		.filter((device) => settings[`hide_${device}`])
		.map((device) => device.replace('_', ' '));
}
