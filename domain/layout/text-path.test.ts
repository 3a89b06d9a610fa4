import { describe, expect, it } from 'vitest';
import { readTextShape, TEXT_SHAPES, textStart } from './text-path';

describe('the shape in an SVG file', () => {
	it('is its first path, in its own box', () => {
		const svg = `<?xml version="1.0"?><svg viewBox="0 0 40 20" width="9"><g><path fill="x" d='M0 1L2 3'/><path d="M5 5"/></g></svg>`;
		expect(readTextShape(svg)).toEqual({ viewBox: '0 0 40 20', d: 'M0 1L2 3' });
	});

	it('is the path that is marked as the one to follow', () => {
		const svg =
			'<svg viewBox="0 0 4 2"><path d="M0 1z"/><path data-path-anchor d="M5 5e-1"/></svg>';
		expect(readTextShape(svg)?.d).toBe('M5 5e-1');
	});

	it('has the box of its measures where it has no other', () => {
		expect(readTextShape('<svg width="40px" height="20"><path d="M0 1"/></svg>')?.viewBox).toBe(
			'0 0 40 20',
		);
	});

	it('is read with names in any case, and with space around its values', () => {
		const svg = "<SVG VIEWBOX = ' 0, 0  4 2 '><PATH D\n=\n' m0 1 '/></SVG>";
		expect(readTextShape(svg)).toEqual({ viewBox: '0, 0  4 2', d: 'm0 1' });
	});

	it('is no element and no mark whose name only begins alike', () => {
		const svg = (path: string) =>
			`<svgs viewBox="0 0 9 9"/><svg viewBox="0 0 4 2"><paths d="M9 9"/><path d="M0 1"/>${path}</svg>`;
		expect(readTextShape(svg(''))).toEqual({ viewBox: '0 0 4 2', d: 'M0 1' });
		expect(readTextShape(svg('<path data-path-anchored d="M5 5"/>'))?.d).toBe('M0 1');
		expect(readTextShape(svg('<path x-data-path-anchor d="M5 5"/>'))?.d).toBe('M0 1');
	});

	it('does not take the name of another attribute for its own', () => {
		expect(readTextShape('<svg viewBox="0 0 4 2"><path id="M9 9" d="M1 1"/></svg>')?.d).toBe(
			'M1 1',
		);
	});

	it.each([
		['no drawing', 'not found'],
		['no path', '<svg viewBox="0 0 4 2"><rect/></svg>'],
		['no attribute of data', '<svg viewBox="0 0 4 2"><path/></svg>'],
		['no data', '<svg viewBox="0 0 4 2"><path d=""/></svg>'],
		['something else than a path', '<svg viewBox="0 0 4 2"><path d="M0 url(x)"/></svg>'],
		['what does not begin like a path', '<svg viewBox="0 0 4 2"><path d="L0 1"/></svg>'],
		['what only ends like a path', '<svg viewBox="0 0 4 2"><path d="L0 M1"/></svg>'],
		['no box', '<svg><path d="M0 1"/></svg>'],
		['an empty box', '<svg viewBox="0 0 0 2"><path d="M0 1"/></svg>'],
		['a flat box', '<svg viewBox="0 0 4 0"><path d="M0 1"/></svg>'],
		['a box of words', '<svg viewBox="a b 4 2"><path d="M0 1"/></svg>'],
		['a drawing of unknown height', '<svg width="40"><path d="M0 1"/></svg>'],
		['a drawing of unknown width', '<svg height="40"><path d="M0 1"/></svg>'],
		['a drawing outside of an SVG', '<path d="M0 1"/>'],
		['a box of three', '<svg viewBox="0 0 2"><path d="M0 1"/></svg>'],
		['a box of five', '<svg viewBox="0 0 2 2 2"><path d="M0 1"/></svg>'],
	])('is none in %s', (_, svg) => {
		expect(readTextShape(svg)).toBeUndefined();
	});

	it('is null where it is longer than a text could follow', () => {
		const svg = (length: number) =>
			`<svg viewBox="0 0 4 2"><path d="M${'1'.repeat(length - 1)}"/></svg>`;
		expect(readTextShape(svg(20_000))).toBeDefined();
		expect(readTextShape(svg(20_001))).toBeUndefined();
	});
});

it('a text to the left begins at the other end', () => {
	expect([0, 30, 100].map((start) => textStart(start, false))).toEqual([0, 30, 100]);
	expect([0, 30, 100].map((start) => textStart(start, true))).toEqual([100, 70, 0]);
	expect([textStart(-1, false), textStart(101, false)]).toEqual([0, 100]);
});

it('every shape of ours can be read back as one', () => {
	for (const { viewBox, d } of Object.values(TEXT_SHAPES)) {
		expect(readTextShape(`<svg viewBox="${viewBox}"><path d="${d}"/></svg>`)).toEqual({
			viewBox,
			d,
		});
	}
});
