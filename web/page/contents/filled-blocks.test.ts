import { expect, it } from 'vitest';
import { withFilledBlocks } from './filled-blocks';

const list = (...titles: string[]) =>
	`<ul class="wp-block-latest-posts__list wp-block-latest-posts">${titles.map((title) => `<li>${title}</li>`).join('')}</ul>`;
const query = (inside: string) => `<div class="wp-block-query is-layout-flow">${inside}</div>`;
const pages = (inside: string) => `<nav class="wp-block-query-pagination">${inside}</nav>`;

it('puts the lists of the other page in the place of those of a page, each in its turn', () => {
	const own = `<p>Blick</p>${list('Flut', 'Low tide')}${query(list('x'))}<i>und</i>${list('y')}`;
	const theirs = `<main><h1>Blick</h1>${list('Flut')}${query(list('Ebbe'))}${list('Mole')}</main>`;
	expect(withFilledBlocks(own, theirs)).toBe(
		`<p>Blick</p>${list('Flut')}${query(list('Ebbe'))}<i>und</i>${list('Mole')}`,
	);
});

it('leaves lists alone of which the other page has more or fewer, and blocks with similar names', () => {
	const own = `${list('Flut')}${pages('1')}${query('a')}`;
	expect(withFilledBlocks(own, `${list('a')}${list('b')}${pages('2')}${query('c')}`)).toBe(
		`${list('Flut')}${pages('1')}${query('c')}`,
	);
	expect(withFilledBlocks(own, '<main></main>')).toBe(own);
});
