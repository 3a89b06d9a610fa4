import { describe, expect, it } from 'vitest';
import { type ControlKind, isBlank } from './control-value';

describe('a stored value', () => {
	it.each<[unknown, ControlKind]>([
		[undefined, 'text'],
		[null, 'slider'],
		['', 'media'],
		[false, 'text'],
		[{ unit: 'px', size: '' }, 'slider'],
		[{ size: '', sizes: [] }, 'slider'],
		[{ size: '', sizes: {} }, 'slider'],
		[{ size: '', sizes: null }, 'slider'],
		[{ size: null, sizes: 'px' }, 'slider'],
		[{ size: '', sizes: ['px'] }, 'slider'],
		[{ unit: 'px', top: '', right: '', bottom: '', left: '', isLinked: true }, 'dimensions'],
		[{ row: '', column: '', unit: 'px' }, 'gaps'],
		[{ url: '', id: 7, size: 'full' }, 'media'],
	])('%j of a %s counts as empty', (value, kind) => {
		expect(isBlank(value, kind)).toBe(true);
	});

	it.each<[unknown, ControlKind]>([
		['no', 'text'],
		[0, 'text'],
		[0, 'slider'],
		[36, 'slider'],
		[true, 'text'],
		[{ size: 0 }, 'slider'],
		[{ size: '', sizes: { start: 0 } }, 'slider'],
		[{ top: 0, right: '', bottom: '', left: '' }, 'dimensions'],
		[{ top: '', right: '', bottom: '', left: '0' }, 'dimensions'],
		[{ row: '', column: '0' }, 'gaps'],
		[{ row: '', column: '', size: 5 }, 'gaps'],
		[{ url: '/a.jpg' }, 'media'],
		[{}, 'text'],
		[{}, 'bag'],
		[{}, 'list'],
		[[], 'list'],
		[[], 'media'],
	])('%j of a %s counts as a value', (value, kind) => {
		expect(isBlank(value, kind)).toBe(false);
	});
});
