import { isPlainObject } from '@outrigger/rules/values/plain-object';
import { CONDITION } from '../shapes/post-shape';

const PARTS = ['type', 'name', 'sub_name', 'sub_id'];

/** Turns the conditions of a kit's manifest into the builder's own strings; leaves out unknown conditions. */
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
