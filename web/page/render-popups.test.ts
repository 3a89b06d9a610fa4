import { writeUrlAction } from '@outrigger/rules/builder/url-action';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PagePopupsProps } from '../popups/page-popup';
import type { PagePlan } from './plan';
import { renderPopups } from './render-popups';

const linkTo = (id: number) =>
	`<a href="${writeUrlAction({ name: 'popup:open', settings: { id, toggle: false } })}"></a>`;

/** Renders the popups of a page; for a test each popup is its id or the given markup. */
async function popupsOf({
	armed = [],
	body = '',
	claimed = [],
	preview = null,
	contents = {},
	isolateErrors = false,
}: {
	armed?: number[];
	body?: string;
	claimed?: number[];
	preview?: number | null;
	contents?: Record<number, string>;
	isolateErrors?: boolean;
}) {
	const rounds: PagePopupsProps[] = [];
	const warnings: string[] = [];
	const site = { timezone: 'Europe/Rome' };
	const { html, ids } = await renderPopups({
		plan: { popups: armed, previewPopup: preview, page: { site } } as unknown as PagePlan,
		body,
		claimed: new Set(claimed),
		isolateErrors,
		warn: (message) => warnings.push(message),
		async render(content) {
			const { props } = content as ReactElement<PagePopupsProps>;
			rounds.push(props);
			return (props.only ?? props.ids)
				.map((id) => {
					if (contents[id] === 'broken') throw new Error('no such boat');
					return `[${id}]${contents[id] ?? ''}`;
				})
				.join('');
		},
	});
	return { html, ids, rounds, warnings };
}

describe('the popups of a page', () => {
	it('are the popups with fitting conditions, those that elements name, and those to which the page links', async () => {
		const { ids, html } = await popupsOf({ armed: [1, 2], claimed: [3], body: linkTo(4) });
		expect(ids).toEqual([1, 2, 3, 4]);
		expect(html).toBe('[1][2][3][4]');
	});

	it('are in the page once, even if they are named several times', async () => {
		const { html } = await popupsOf({ armed: [1], claimed: [1], body: linkTo(1) + linkTo(1) });
		expect(html).toBe('[1]');
	});

	it('include the popups that they link to, round after round, also if they link to each other', async () => {
		const contents = { 1: linkTo(2), 2: linkTo(3) + linkTo(1), 3: linkTo(3) };
		const { ids, rounds } = await popupsOf({ armed: [1], contents });
		expect(ids).toEqual([1, 2, 3]);
		expect(rounds.map((round) => round.ids)).toEqual([[1], [2], [3]]);
	});

	it('open by themselves only where their conditions pass; the previewed one is marked', async () => {
		const { rounds } = await popupsOf({ armed: [1], body: linkTo(2), preview: 3 });
		const places = [1, 2, 3].map((id) => rounds[0]?.placeOf(id));
		const zone = 'Europe/Rome';
		expect(places).toEqual([
			{ isArmed: true, isPreview: false, zone },
			{ isArmed: false, isPreview: false, zone },
			{ isArmed: false, isPreview: true, zone },
		]);
	});

	it('are absent on a page without any, and nothing is rendered', async () => {
		const { html, ids, rounds } = await popupsOf({ body: '<a href="/popup/1/"></a>' });
		expect([html, ids, rounds]).toEqual(['', [], []]);
	});

	it('lose only the one that fails, with a warning', async () => {
		const contents = { 2: 'broken' };
		await expect(popupsOf({ armed: [1, 2, 3], contents })).rejects.toThrow('no such boat');
		const { html, warnings } = await popupsOf({
			armed: [1, 2, 3],
			contents,
			isolateErrors: true,
		});
		expect(html).toBe('[1][3]');
		expect(warnings).toEqual(['Popup 2 failed while it was rendered: Error: no such boat']);
	});
});
