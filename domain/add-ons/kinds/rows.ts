import type { ElementSettings } from '../../builder/element-tree';
import { isPlainObject } from '../../values/plain-object';
import { type BagRoles, rolesOf } from './bag-roles';

/** The largest number of rows that is read. */
const MAX_ROWS = 200;
/** Repeaters with settings that visitors do not see; some add-ons put them on every widget. */
const NOT_SHOWN = /conditions|tooltip|dynamic|meta_data|_filter|grid_elements|controls$/;

/** The rows of a widget's largest repeater, each sorted by role; empty without a repeater. */
export function rowsOf(settings: ElementSettings): BagRoles[] {
	const repeaters = Object.entries(settings).flatMap(([control, value]) =>
		Array.isArray(value) && !NOT_SHOWN.test(control)
			? [value.slice(0, MAX_ROWS).filter(isPlainObject)]
			: [],
	);
	const largest = repeaters.sort((one, other) => other.length - one.length)[0] ?? [];
	return largest.map(rowRoles);
}

/** In a gallery the row itself is a media control's value. */
function rowRoles(row: ElementSettings): BagRoles {
	const roles = rolesOf(row);
	const isPicture = typeof row.url === 'string' && row.url !== '' && 'id' in row;
	return isPicture ? { ...roles, link: undefined, image: row } : roles;
}
