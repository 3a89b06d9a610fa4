// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchRemovals } from './removals';

const told: string[] = [];
const find = (id: string) => document.getElementById(id) as HTMLElement;
/** Observers run at the end of the task. */
const taskOver = () => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
	watchRemovals(
		({ id }) => told.push(`-${id}`),
		({ id }) => told.push(`+${id}`),
	);
});
beforeEach(async () => {
	document.body.innerHTML = '<main id="a"><p id="b">text</p><p id="c"></p></main>';
	await taskOver();
	told.length = 0;
});

describe('an element that leaves the page', () => {
	it('is reported with its root, also deep inside, and reported again when it comes back', async () => {
		const main = find('a');
		const inner = find('b');
		inner.remove();
		await taskOver();
		main.remove();
		await taskOver();
		document.body.append(main);
		await taskOver();
		main.append(inner);
		await taskOver();
		expect(told).toEqual(['-b', '-a', '+a', '+b']);
	});

	it('is not reported if it only moves, is new, or is text', async () => {
		find('c').append(find('b'));
		find('b').textContent = 'other';
		document.body.append(document.createElement('aside'));
		await taskOver();
		expect(told).toEqual([]);
	});
});
