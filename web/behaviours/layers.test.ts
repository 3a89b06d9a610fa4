// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBase, setLayer } from './layers';

let element: HTMLElement;

beforeEach(() => {
	document.head.innerHTML = '';
	document.body.innerHTML = '<div class="box"></div>';
	element = document.querySelector('.box') as HTMLElement;
});

function sheet(css: string): void {
	const style = document.createElement('style');
	style.textContent = css;
	document.head.append(style);
}

describe('setLayer', () => {
	it('puts the entrance before the element’s own transform and the motion behind it', () => {
		sheet('.box { --e-static-transform: rotate(3deg); transform: rotate(3deg); }');
		setLayer(element, 'motion', { transform: 'translateY(10px)' });
		setLayer(element, 'entrance', { transform: 'translateX(5px)' });
		expect(element.style.transform).toBe(
			'translateX(5px) var(--e-static-transform,) translateY(10px)',
		);
	});

	it('multiplies opacities, that of the sheet among them', () => {
		sheet('.box { opacity: 0.5; }');
		setLayer(element, 'motion', { opacity: 0.5 });
		setLayer(element, 'entrance', { opacity: 0.2 });
		expect(element.style.opacity).toBe('0.05');
	});

	it('puts filters one behind the other', () => {
		setLayer(element, 'motion', { filter: 'blur(2px)' });
		setLayer(element, 'entrance', { filter: 'blur(1px)' });
		expect(element.style.filter).toBe('blur(1px) blur(2px)');
	});

	it('leaves the other layer in place when one goes, and no trace when the last one goes', () => {
		setLayer(element, 'motion', { transform: 'translateY(10px)', opacity: 0.5 });
		setLayer(element, 'entrance', { transform: 'scale(2)', filter: 'blur(1px)' });
		setLayer(element, 'entrance', null);
		expect(element.style.transform).toBe('translateY(10px)');
		expect(element.style.filter).toBe('');
		setLayer(element, 'motion', null);
		expect(element.style.cssText).toBe('');
		setLayer(element, 'motion', null);
		expect(element.style.cssText).toBe('');
	});

	it('takes a property back that a layer does not set any more', () => {
		setLayer(element, 'motion', { transform: 'translateY(10px)', opacity: 0.5 });
		setLayer(element, 'motion', { opacity: 0.5 });
		expect(element.style.transform).toBe('');
		expect(element.style.opacity).toBe('0.5');
	});

	it('falls back on the computed style of a foreign sheet', () => {
		sheet('.box { transform: matrix(1, 0, 0, 1, 8, 8); }');
		setLayer(element, 'motion', { transform: 'translateY(10px)' });
		expect(element.style.transform).toBe('matrix(1, 0, 0, 1, 8, 8) translateY(10px)');
	});

	it('stops the sheet’s transition while it moves and gives it back when it is still', () => {
		sheet('.box { --e-static-transform: rotate(3deg); }');
		setLayer(element, 'motion', { transform: 'translateY(10px)' });
		expect(element.style.getPropertyValue('--e-transform-transition-duration')).toBe('0s');
		setLayer(element, 'motion', { transform: 'translateY(10px)', isStill: true });
		expect(element.style.getPropertyValue('--e-transform-transition-duration')).toBe('');
	});

	it('does not stop a transition that cannot concern it', () => {
		setLayer(element, 'motion', { transform: 'translateY(10px)' });
		expect(element.style.getPropertyValue('--e-transform-transition-duration')).toBe('');
	});
});

describe('readBase', () => {
	it('learns that another device has another transform', () => {
		setLayer(element, 'motion', { transform: 'translateY(10px)' });
		sheet('.box { --e-static-transform: rotate(3deg); }');
		readBase(element);
		setLayer(element, 'motion', { transform: 'translateY(11px)' });
		expect(element.style.transform).toMatch(/^var\(--e-static-transform, ?\) translateY\(11px\)$/);
	});
});
