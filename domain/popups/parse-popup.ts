import { type GenericSchema, type InferOutput, parse } from 'valibot';
import { DEFAULT_SETTINGS, type Popup, PopupSettings, Timing, Triggers } from './popup';

type Bag = Readonly<Record<string, unknown>>;

/**
 * Reads what `data-elementor-popup` holds. Null for what is no popup (no JSON, no id); a setting, trigger or rule
 * of another shape than it must have is left out, so that it is off or has its default.
 */
export function parsePopup(text: string): Popup | null {
	const popup = parseBag(text);
	const id = popup?.id;
	if (!popup || !Number.isSafeInteger(id) || (id as number) < 1) return null;
	return {
		id: id as number,
		title: String(popup.title ?? ''),
		slug: String(popup.slug ?? ''),
		settings: parse(PopupSettings, bagOf(popup.settings)),
		triggers: isBag(popup.triggers) ? groupsOf(Triggers, popup.triggers) : null,
		timing: groupsOf(Timing, bagOf(popup.timing)),
	};
}

/** The JSON that `parsePopup` reads, without settings that have their default. */
export function popupText(popup: Popup): string {
	const settings = Object.entries(popup.settings).filter(
		([name, value]) =>
			JSON.stringify(value) !== JSON.stringify(DEFAULT_SETTINGS[name as keyof PopupSettings]),
	);
	return JSON.stringify({ ...popup, settings: Object.fromEntries(settings) });
}

/** The triggers or rules of a bag that are on; one that is off is not even named. */
export function groupsOf<Schema extends GenericSchema<unknown, object>>(
	schema: Schema,
	stored: Bag,
): InferOutput<Schema> {
	const groups = Object.entries(parse(schema, stored)).filter(([, group]) => group !== undefined);
	return Object.fromEntries(groups) as InferOutput<Schema>;
}

function parseBag(text: string): Bag | null {
	try {
		const value: unknown = JSON.parse(text);
		return isBag(value) ? value : null;
	} catch {
		return null;
	}
}

function isBag(value: unknown): value is Bag {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const bagOf = (value: unknown): Bag => (isBag(value) ? value : {});
