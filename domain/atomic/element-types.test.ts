import { expect, it } from 'vitest';
import { isAtomicType } from './element-types';

it.each([
	['e-div-block', true],
	['e-self-hosted-video', true],
	['e-tabs', true],
	['e-collection-loop', true],
	['e-accordion-item-content', true],
	['e-form-select', true],
	['e-form-submit-button', true],
	['div-block', false],
	['e-', false],
	['e-gallery', false],
	['heading', false],
])('%s is a type of version 4: %s', (type, isOne) => {
	expect(isAtomicType(type)).toBe(isOne);
});
