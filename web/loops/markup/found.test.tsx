import { describe, expect, it } from 'vitest';
import type { CurrentNode } from '../../elements/context/current-node';
import { renderOnServer } from '../../elements/testing/render-on-server';
import type { ItemFacts } from '../source/item-facts';
import { FoundFor, Marked, useFoundItem } from './found';

const CONTENT = `<style>.boat{}</style><p>${'Open water. '.repeat(40)}</p><p>A <em>boat</em> &amp; a bay.</p>`;

const factsOf = (content: string, kind = 'Story') =>
	({ content: () => content, kind: () => kind }) as unknown as ItemFacts;

function Item({ node }: { node: CurrentNode | null }) {
	const found = useFoundItem(node);
	return found ? (
		<p>
			{found.kind}: <Marked text={found.summary} />
		</p>
	) : (
		<p>as ever</p>
	);
}

const render = (search: string | null, excerpt: string, content = CONTENT) =>
	renderOnServer(
		<FoundFor search={search} facts={factsOf(content)}>
			<Item node={{ databaseId: 3, excerpt } as CurrentNode} />
		</FoundFor>,
	);

describe('the excerpt of a search result', () => {
	it('shows the text around the words where the summary holds none of them', async () => {
		const html = await render('BOÂT', '<p>Seven bays.</p>');
		expect(html).toMatch(
			/^<p>Story<!-- -->: <!-- -->…[^<]*Open water\. A <mark>boat<\/mark> &amp; a bay\.<\/p>$/,
		);
	});

	it('shows the summary where it holds as many', async () => {
		const html = await render('boat', '<p>By boat.</p>');
		expect(html).toContain('By <mark>boat</mark>.');
	});

	it('shows the text where it holds more of them', async () => {
		expect(await render('boat bay', '<p>By boat.</p>')).toContain('<mark>bay</mark>');
	});

	it('shows the summary where the words stand nowhere: it was found by its kind', async () => {
		expect(await render('wren', '<p>By boat.</p>')).toContain('By boat.');
		expect(await render('wren', '', '<p>Small.</p>')).toContain('Small.');
	});

	it('is plain text, for any search and any content', async () => {
		const html = await render(
			'<img src=x onerror=alert(1)>',
			'',
			'&lt;img src=x onerror=alert(1)&gt;',
		);
		expect(html).not.toContain('<img');
		expect(html).toContain('&lt;img');
	});

	it('is nothing beside a search', async () => {
		expect(await render(null, '<p>By boat.</p>')).toBe('<p>as ever</p>');
		expect(await renderOnServer(<Marked text="By boat" />)).toBe('By boat');
		expect(
			await renderOnServer(
				<FoundFor search="boat" facts={factsOf('')}>
					<Item node={null} />
				</FoundFor>,
			),
		).toBe('<p>as ever</p>');
	});
});
