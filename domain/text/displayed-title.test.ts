import { expect, it } from 'vitest';
import { displayedTitle } from './displayed-title';

it.each([
	[{ title: 'The <em>bay</em>' }, 'The bay'],
	[{ title: 'The bay', isRestricted: false, status: 'publish' }, 'The bay'],
	[{ title: 'The bay', isRestricted: true, status: 'publish' }, 'Protected: The bay'],
	[{ title: 'The bay', isRestricted: true, status: 'private' }, 'Private: The bay'],
	[{ title: 'Protected: The bay', isRestricted: true }, 'Protected: The bay'],
	[{ title: 'Private: The bay', status: 'private' }, 'Private: The bay'],
	[{ title: '', isRestricted: true }, ''],
	[{ title: null, status: 'private' }, ''],
	[null, ''],
])('%j is displayed as "%s"', (node, told) => {
	expect(displayedTitle(node)).toBe(told);
});
