import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { sessionText } from '../../browser/stored-text';
import { type Control, controlsOf } from './check-controls';
import { choose } from './choose';
import { draftPlace } from './draft-place';

/**
 * The text that a visitor typed into a form and that the host has not yet accepted. It is stored for the tab: it
 * survives a reload and Back.
 */
export interface Draft {
	/** Restores the typed values. @returns true if there were any */
	restore(): boolean;
	save(): void;
	clear(): void;
	/** The key with which these values are sent: it stays the same until the visitor types something else. */
	key(): string;
}

/** Fields that are never stored: passwords and files, and fields that a page may not fill in. */
const NOT_KEPT = '[type=password],[type=file],[aria-hidden=true]';

interface Kept {
	key: string;
	/** Maps a control's name to its values; for checkboxes only the ticked values. */
	values: Record<string, string[]>;
}

/** The draft of one form of this page. */
export function draftOf(form: HTMLFormElement): Draft {
	const storageKey = draftPlace(form);
	let { key, values } = read(storageKey);
	const write = () => sessionText.write(storageKey, JSON.stringify({ key, values }));

	return {
		restore() {
			const controls = kept(form);
			for (const control of controls) {
				const typed = values[control.name];
				if (typed) fill(control, typed);
			}
			return Object.keys(values).length > 0;
		},
		save() {
			values = {};
			for (const control of kept(form)) {
				const typed = values[control.name] ?? [];
				typed.push(...valuesOf(control));
				values[control.name] = typed;
			}
			key = crypto.randomUUID();
			write();
		},
		clear() {
			values = {};
			key = crypto.randomUUID();
			sessionText.write(storageKey, '');
		},
		key: () => key,
	};
}

function kept(form: HTMLFormElement): Control[] {
	return controlsOf(form).filter((control) => control.name !== '' && !control.matches(NOT_KEPT));
}

function isBox(control: Control): control is HTMLInputElement {
	return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type);
}

function valuesOf(control: Control): string[] {
	if (isBox(control)) return control.checked ? [control.value] : [];
	if (!(control instanceof HTMLSelectElement)) return [control.value];
	return [...control.options].flatMap(({ selected, value }) => (selected ? [value] : []));
}

/** Fills a control, unless the visitor or the browser has changed it already. */
function fill(control: Control, typed: readonly string[]): void {
	if (isBox(control)) {
		if (control.checked === control.defaultChecked) control.checked = typed.includes(control.value);
	} else if (control instanceof HTMLSelectElement) {
		choose(control, typed);
	} else if (control.value === control.defaultValue) {
		control.value = typed[0] ?? '';
	}
}

function read(storageKey: string): Kept {
	const fresh = { key: crypto.randomUUID(), values: {} };
	try {
		const stored: unknown = JSON.parse(sessionText.read(storageKey) || 'null');
		if (!isPlainObject(stored) || typeof stored.key !== 'string') return fresh;
		const values = Object.entries(isPlainObject(stored.values) ? stored.values : {}).filter(
			(entry): entry is [string, string[]] => Array.isArray(entry[1]),
		);
		return { key: stored.key, values: Object.fromEntries(values) };
	} catch {
		return fresh;
	}
}
