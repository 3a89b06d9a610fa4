import type { AtomicLook } from '@outrigger/elements/elements/atomic/atomic-looks';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import { describe, expect, it } from 'vitest';
import { lookRows } from './look-rows';

const look = (more: Partial<AtomicLook>): AtomicLook => ({
	origin: 'own',
	name: 'e-1a2b3c4-5d6e7f8',
	device: 'desktop',
	state: null,
	declarations: [['color', 'red']],
	...more,
});
const WORDS = { '--ink': 'variable ink', '--e-gv-1': 'deleted variable old ink' };
const rowsOn = (device: 'desktop' | 'tablet' | 'mobile', looks: AtomicLook[]) =>
	lookRows(looks, device, DEFAULT_BREAKPOINTS, WORDS).map(({ name, text, origin }) => [
		name,
		text,
		origin,
	]);

describe('the properties of an element of version 4', () => {
	const looks = [
		look({
			origin: 'base',
			name: 'e-button-base',
			declarations: [
				['color', 'white'],
				['display', 'inline-block'],
			],
		}),
		look({ origin: 'class', name: 'call', declarations: [['color', 'var(--ink)']] }),
		look({ origin: 'class', name: 'call', device: 'mobile', declarations: [['color', 'navy']] }),
		look({ declarations: [['margin', '4px']] }),
		look({ state: 'hover', declarations: [['color', 'black']] }),
	];

	it('are the properties of the last class that gives each, with its variables', () => {
		expect(rowsOn('desktop', looks)).toEqual([
			['color', 'var(--ink)', 'class call, variable ink'],
			['display', 'inline-block', 'base'],
			['margin', '4px', 'own'],
			['hover color', 'black', 'own'],
		]);
	});

	it('are on a phone the properties of a class for phones, even if an own class sets them for all devices', () => {
		const own = look({ declarations: [['color', 'red']] });
		expect(rowsOn('mobile', [...looks, own])[0]).toEqual(['color', 'navy', 'class call, mobile']);
		expect(rowsOn('tablet', [...looks, own])[0]).toEqual(['color', 'red', 'own']);
	});

	it('name a deleted variable by the label that it had', () => {
		const shadow = look({ declarations: [['box-shadow', '0 0 var(--blur) var(--e-gv-1)']] });
		expect(rowsOn('desktop', [shadow])[0]?.[2]).toBe(
			'own, variable blur, deleted variable old ink',
		);
	});

	it('are empty without looks', () => {
		expect(rowsOn('desktop', [])).toEqual([]);
	});
});
