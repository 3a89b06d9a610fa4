import type { ElementSettings } from '../../builder/element-tree';
import { isPlainObject } from '../../values/plain-object';
import { type BagRoles, rolesOf } from './bag-roles';

/** More rows than any list that people read. */
const MAX_ROWS = 200;
/** Repeaters that every widget of some add-ons carries and no visitor sees. */
const NOT_SHOWN = /conditions|tooltip|dynamic|meta_data|_filter|grid_elements|controls$/;

/** The largest repeater of a widget, each row read by its roles; empty where a widget has no repeater. */
export function rowsOf(settings: ElementSettings): BagRoles[] {
	const repeaters = Object.entries(settings).flatMap(([control, value]) =>
		Array.isArray(value) && !NOT_SHOWN.test(control)
			? [value.slice(0, MAX_ROWS).filter(isPlainObject)]
			: [],
	);
	const largest = repeaters.sort((one, other) => other.length - one.length)[0] ?? [];
	return largest.map(rowRoles);
}

/** A row of a gallery is a media control's value itself. */
function rowRoles(row: ElementSettings): BagRoles {
	const roles = rolesOf(row);
	const isPicture = typeof row.url === 'string' && row.url !== '' && 'id' in row;
	return isPicture ? { ...roles, link: undefined, image: row } : roles;
}
