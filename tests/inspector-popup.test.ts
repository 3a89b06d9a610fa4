import { editedFile } from '@outrigger/editor/edited-file';
import type { InspectedPage } from '@outrigger/editor/inspected-page';
import { type EditHistory, NO_EDITS } from '@outrigger/rules/builder/edit-history';
import { ALL_CAPABILITIES } from '@outrigger/rules/wordpress/capabilities';
import { contentFolder } from 'outrigger/testing/content-folder';
import { logIn } from 'outrigger/testing/log-in';
import { openSite, type WholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';

const POPUP = 600;

/** All triggers and rules have fields. Two triggers and one rule are on, and there is a key that no visitor may see. */
const STORED = {
	triggers: {
		page_load: 'yes',
		page_load_delay: '4',
		scrolling: '',
		scrolling_direction: 'up',
		scrolling_offset: 35,
		scrolling_to_selector: '#harbour',
		click: '',
		click_times: 7,
		exit_intent: 'yes',
	},
	timing: {
		page_views_views: 9,
		times: 'yes',
		times_times: 2,
		times_period: 'week',
		url: '',
		url_action: 'regex',
		url_url: '^https',
		logged_in_users: 'custom',
		logged_in_roles: ['subscriber'],
		schedule: '',
		schedule_start_date: '2026-05-01 08:00',
		of_an_add_on: { kept: ['as', 'it', 'is'] },
	},
};
const user = (login: string, role: string) => ({ login, name: login, role, password: 'aboard' });
const CONTENT = {
	'site.json': JSON.stringify({ title: 'Bay', pageOnFront: 'home' }),
	'users.json': JSON.stringify([user('mara', 'editor'), user('crew', 'contributor')]),
	'pages/home.md': '---\ntitle: Home\n---\n\nWelcome.\n',
	'templates/offer.json': JSON.stringify({
		databaseId: POPUP,
		slug: 'offer',
		title: 'Offer',
		type: 'popup',
		version: '0.4',
		conditions: ['include/general'],
		display_settings: {
			...STORED,
			triggers: { ...STORED.triggers, webhook_secret: 'octopus' },
		},
		page_settings: [],
		content: [
			{ id: '6000001', elType: 'widget', widgetType: 'heading', settings: {}, elements: [] },
		],
	}),
};

/** The popup in the form that the frame of the editor's view receives. */
async function popupOf(site: WholeSite, login: string) {
	const { cookie } = await logIn(site, login, 'aboard');
	const html = await (await site.get('/?elementor-preview&in-view', { cookie })).text();
	const [, json = '{}'] =
		/<script type="application\/json" id="inspected-page">(.*?)<\/script>/s.exec(html) ?? [];
	const { documents } = JSON.parse(json) as InspectedPage;
	const popup = documents.find(({ databaseId }) => databaseId === POPUP);
	if (!popup) throw new Error(`${login} is told of no popup.`);
	expect(html).not.toContain('octopus');
	return popup;
}

const turned = (name: string, after: unknown): EditHistory => ({
	done: [{ documentId: POPUP, elementId: null, name, before: undefined, after, gesture: 1 }],
	undone: [],
});

/** The triggers and rules that are on, with their fields. */
const ON = {
	triggers: { page_load: 'yes', page_load_delay: 4, exit_intent: 'yes' },
	timing: { times: 'yes', times_times: 2, times_period: 'week' },
};

describe('a popup in the editor’s view', () => {
	let site: WholeSite;
	let older: WholeSite;
	beforeAll(async () => {
		site = await openSite(contentFolder(CONTENT));
		older = await openSite(contentFolder(CONTENT), { ...ALL_CAPABILITIES, displaySettings: false });
	});

	it('keeps every stored field, also of rules that are off, when one trigger is turned on', async () => {
		const popup = await popupOf(site, 'mara');
		expect(editedFile(popup, NO_EDITS)).toMatchObject({ display_settings: STORED });
		const saved = editedFile(popup, turned('triggers.click', 'yes')) as unknown as {
			display_settings: unknown;
		};
		expect(saved.display_settings).toEqual({
			...STORED,
			triggers: { ...STORED.triggers, click: 'yes' },
		});
	});

	it('shows only the parts that are on to a user without the right to edit it, and on a site with an earlier contract', async () => {
		for (const popup of [await popupOf(site, 'crew'), await popupOf(older, 'mara')]) {
			const { display_settings: display } = popup.more as { display_settings: typeof ON };
			expect(display.triggers).toMatchObject(ON.triggers);
			expect(display.timing).toMatchObject(ON.timing);
			expect(JSON.stringify(display)).not.toContain('harbour');
		}
	});

	it('shows its settings to its editors alone by GraphQL', async () => {
		const query = '{ elementorPopups { databaseId displaySettings } }';
		const ask = async (headers: Record<string, string>) => {
			const response = await site.app.request('http://site.test/graphql', {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'sec-fetch-site': 'same-origin',
					...headers,
				},
				body: JSON.stringify({ query }),
			});
			return (await response.json()).data.elementorPopups[0].displaySettings;
		};
		expect(await ask({})).toBeNull();
		for (const [login, expected] of [
			['crew', null],
			['mara', STORED],
		] as const) {
			const { cookie, nonce } = await logIn(site, login, 'aboard');
			expect(await ask({ cookie, 'x-wp-nonce': nonce })).toEqual(expected);
		}
	});
});
