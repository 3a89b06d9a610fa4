import { expect, it } from 'vitest';
import { textDirection } from './text-direction';

it.each([
	['ar', 'rtl'],
	['ar-EG', 'rtl'],
	['he-IL', 'rtl'],
	['FA', 'rtl'],
	['ku-Arab', 'rtl'],
	['ku', 'ltr'],
	['en-US', 'ltr'],
	['arn', 'ltr'],
	['es-AR', 'ltr'],
	['', 'ltr'],
])('texts in %j run %s', (language, direction) => {
	expect(textDirection(language)).toBe(direction);
});
