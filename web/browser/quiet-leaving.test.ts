// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { quietLeaving } from './quiet-leaving';

const CUT_OFF = [
	'error loading dynamically imported module: /assets/handler.js',
	'Failed to fetch dynamically imported module: /assets/handler.js',
	'Importing a module script failed.',
].map((message) => new TypeError(message));

quietLeaving();

/** @returns false if a listener keeps the event from the browser */
const dispatchAt = (timeStamp: number, event: Event) =>
	window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
const leaveAt = (time: number) => dispatchAt(time, new Event('beforeunload'));
/** @returns true if the browser would write the fault into its console */
const isWrittenAt = (time: number, cause: unknown) =>
	dispatchAt(
		time,
		new ErrorEvent('error', {
			error: new Error('"form" stopped working.', { cause }),
			cancelable: true,
		}),
	);

describe('a module that does not come', () => {
	it('is reported while the visitor stays on the page', () => {
		expect(isWrittenAt(10, CUT_OFF[0])).toBe(true);
	});

	it.each(CUT_OFF)('is reported unless the visitor leaves: "$message"', (cause) => {
		leaveAt(0);
		expect(isWrittenAt(3000, cause)).toBe(true);
		leaveAt(5000);
		expect(isWrittenAt(5006, cause)).toBe(false);
		// The navigation has only downloaded a file, so the page stayed.
		expect(isWrittenAt(6000, cause)).toBe(true);
	});
});

describe('a page that the visitor leaves', () => {
	it('still reports a fault of its code', () => {
		leaveAt(8000);
		expect(isWrittenAt(8006, new TypeError('undefined is not a function'))).toBe(true);
		expect(isWrittenAt(8006, undefined)).toBe(true);
	});
});
