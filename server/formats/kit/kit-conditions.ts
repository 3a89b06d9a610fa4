import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { CONDITION } from '../shapes/post-shape';

const PARTS = ['type', 'name', 'sub_name', 'sub_id'];

/** The conditions of a kit's manifest as the builder's own strings; unknown conditions are left out. */
export function readConditions(written: unknown): string[] {
	if (!Array.isArray(written)) return [];
	return written
		.map((one: unknown) => {
			if (typeof one === 'string') return one;
			if (!isPlainObject(one)) return '';
			return PARTS.map((part) => String(one[part] ?? ''))
				.join('/')
				.replace(/\/+$/, '');
		})
		.filter((text) => CONDITION.test(text));
}
