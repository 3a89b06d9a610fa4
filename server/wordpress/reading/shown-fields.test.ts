import { builderPage, contentFolder } from 'outrigger/testing/content-folder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWordPress } from '../create-wordpress';
import type { WordPress } from '../wordpress';

const tag = (key: string) =>
	`[elementor-tag id="a" name="post-custom-field" settings="${encodeURIComponent(JSON.stringify({ key }))}"]`;
const heading = (key: string) => ({
	id: 'a',
	elType: 'widget',
	widgetType: 'heading',
	settings: { title: '', __dynamic__: { title: tag(key) } },
	elements: [],
});

let wordpress: WordPress;
beforeAll(async () => {
	const meta = {
		length: '7 m',
		seats: 8,
		flag: 'RIB',
		client_email: 'ann@bay.example',
		internal_note: 'late payer',
		phone: '555',
		draft_note: 'x',
		_hidden: 'x',
		api_key: 'x',
	};
	wordpress = await createWordPress({
		contentDir: contentFolder({
			'site.json': JSON.stringify({ restMeta: ['seats', '_hidden'] }),
			'pages/one.json': builderPage('one', 5, [heading('length'), heading('api_key')], { meta }),
			'pages/plan.json': builderPage('plan', 6, [heading('draft_note')], { status: 'draft' }),
			'templates/card.json': JSON.stringify({
				title: 'Card',
				type: 'loop-item',
				databaseId: 7,
				content: [heading('flag')],
			}),
		}),
		siteUrl: 'http://site.test',
	});
});
afterAll(() => wordpress.close());

describe('the custom fields that visitors receive', () => {
	it('are those that a published document shows and those that the site shows in REST', async () => {
		const { data } = await wordpress.execute(
			'{ page(id: 5, idType: DATABASE_ID) { elementorPageMeta { customFields { key value } } } }',
		);
		expect(data?.page).toEqual({
			elementorPageMeta: {
				customFields: [
					{ key: 'length', value: '7 m' },
					{ key: 'seats', value: '8' },
					{ key: 'flag', value: 'RIB' },
				],
			},
		});
	});

	it('are in REST those that were registered for it', async () => {
		const response = await wordpress.handle(
			new Request('http://site.test/wp-json/wp/v2/pages/5?_fields=meta'),
		);
		expect(await response?.json()).toEqual({ meta: { footnotes: '', seats: 8 } });
	});
});
