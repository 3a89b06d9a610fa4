import { describe, expect, it } from 'vitest';
import {
	archiveDateOf,
	archiveDatePath,
	archiveDateTitle,
	archivePeriod,
	pathOfDate,
} from './date-archive';

describe('the date that a path names', () => {
	it.each([
		['/2026/', { year: 2026, month: null, day: null }],
		['/2026/11/', { year: 2026, month: 11, day: null }],
		['/2026/1/', { year: 2026, month: 1, day: null }],
		['/2026/11/05/', { year: 2026, month: 11, day: 5 }],
		['/2024/02/29/', { year: 2024, month: 2, day: 29 }],
	])('%s', (path, date) => {
		expect(archiveDateOf(path)).toEqual(date);
	});

	it.each([
		'/',
		'/0000/',
		'/202/',
		'/20260/',
		'/2026/0/',
		'/2026/13/',
		'/2026/11/0/',
		'/2026/11/31/',
		'/2025/02/29/',
		'/2026/11/05/a/',
		'/a/2026/',
		'/2026',
	])('is none in %s', (path) => {
		expect(archiveDateOf(path)).toBeNull();
	});
});

it.each([
	['2026', '/2026/'],
	['202611', '/2026/11/'],
	['20261105', '/2026/11/05/'],
	['202613', null],
	['20261', null],
	['2026-11', null],
	['', null],
])('?m=%s is the path %s', (text, path) => {
	expect(pathOfDate(text, ['', '', ''])).toBe(path);
});

it.each([
	[['2026', '', ''], '/2026/'],
	[['2026', '5', ''], '/2026/05/'],
	[['2026', '5', '31'], '/2026/05/31/'],
	[['2026', '2', '30'], null],
	[['2026', '', '5'], null],
	[['', '5', ''], null],
	[['2026/1', '', ''], '/2026/01/'],
	[['', '', ''], null],
])('year, month and day %j are the path %s', (parts, path) => {
	expect(pathOfDate('', parts)).toBe(path);
});

it('a date has one path', () => {
	expect(archiveDatePath({ year: 987, month: 1, day: 5 })).toBe('/0987/01/05/');
	expect(archiveDatePath({ year: 2026, month: null, day: null })).toBe('/2026/');
});

it.each([
	['/2026/', '2025-12-31T23:59:59', '2027-01-01T00:00:00'],
	['/2026/12/', '2026-11-30T23:59:59', '2027-01-01T00:00:00'],
	['/2024/02/', '2024-01-31T23:59:59', '2024-03-01T00:00:00'],
	['/2026/11/30/', '2026-11-29T23:59:59', '2026-12-01T00:00:00'],
	['/0050/', '0049-12-31T23:59:59', '0051-01-01T00:00:00'],
])('posts of %s lie between %s and %s', (path, after, before) => {
	const date = archiveDateOf(path);
	expect(date && archivePeriod(date)).toEqual({ after, before });
});

it.each([
	['/2026/', '2026'],
	['/2026/11/', 'November 2026'],
	['/2026/11/05/', '5.11.2026'],
])('%s is called %s', (path, title) => {
	const date = archiveDateOf(path);
	expect(date && archiveDateTitle(date, 'j.n.Y', 'en-US')).toBe(title);
});

it.each([
	['ja', '2026年11月'],
	['hu', '2026. november'],
	['zh-TW', '2026年11月'],
	['ko', '2026년 11월'],
	['de', 'November 2026'],
	['es', 'noviembre 2026'],
])('in %s a month is called %s', (language, title) => {
	const date = archiveDateOf('/2026/11/');
	expect(date && archiveDateTitle(date, 'j.n.Y', language)).toBe(title);
});
