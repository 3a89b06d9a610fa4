import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editedFile } from '@outrigger/editor/edited-file';
import type { InspectedDocument, InspectedPage } from '@outrigger/editor/inspected-page';
import { popupSettingsOf } from '@outrigger/editor/popup-settings';
import { NO_EDITS } from '@outrigger/rules/builder/edit-history';
import { logIn } from 'outrigger/testing/log-in';
import { openSite, type WholeSite } from 'outrigger/testing/whole-site';
import { beforeAll, describe, expect, it } from 'vitest';

/** Pages of the demonstration with every kind of document: templates, loops, popups, legacy sections. */
const PATHS = [
	'/',
	'/about/',
	'/fleet/',
	'/gallery/',
	'/fleet/heron/',
	'/widgets/motion-scroll/',
	'/widgets/motion-background/',
	'/widgets/sticky-places/',
	'/widgets/entrance-animations/',
	'/evening/',
	'/widgets/taxonomy-filter/',
	'/widgets/nested-tabs/',
	'/widgets/popups/dialog/',
	'/widgets/popups/several/',
	'/widgets/popups/schedule/',
	'/widgets/popups/times/',
	'/widgets/popups/devices/',
	'/widgets/popups/browsers/',
	'/widgets/popups/logged-in/',
	'/widgets/popups/url/',
	'/widgets/popups/scrolling/',
	'/widgets/popups/exit-intent/',
];

type Json = Record<string, unknown>;
type StoredElement = Json & { elements: StoredElement[] };

/** Maps the number of a document to its file in the content folder. */
const stored = new Map(
	['content/pages', 'content/templates']
		.flatMap((folder) =>
			readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
		)
		.filter((path) => path.endsWith('.json'))
		.map((path): Json => JSON.parse(readFileSync(path, 'utf8')))
		.filter(({ databaseId }) => databaseId !== undefined)
		.map((file) => [file.databaseId as number, file] as const),
);
const documents = new Map<number, InspectedDocument>();
const shownSettings = new Map<number, unknown>();
let site: WholeSite;

beforeAll(async () => {
	site = await openSite('content');
	const { cookie } = await logIn(site, 'harbour', 'demonstration');
	for (const path of PATHS) {
		const response = await site.get(`${path}?elementor-preview&in-view`, { cookie });
		const html = await response.text();
		const [, json = ''] =
			/<script type="application\/json" id="inspected-page">(.*?)<\/script>/s.exec(html) ?? [];
		if (json === '')
			throw new Error(`${path} tells the editor's view nothing (${response.status}).`);
		for (const one of (JSON.parse(json) as InspectedPage).documents) {
			documents.set(one.databaseId, one);
		}
		for (const [, text = ''] of html.matchAll(/data-elementor-popup="([^"]*)"/g)) {
			const popup = JSON.parse(
				text
					.replaceAll('&quot;', '"')
					.replaceAll('&#x27;', "'")
					.replaceAll('&amp;', '&')
					.replaceAll('&gt;', '>')
					.replaceAll('&lt;', '<'),
			);
			shownSettings.set(popup.id, popup.settings);
		}
	}
});

/** An empty object in the form that PHP writes. */
const bag = (value: unknown) => (value && Object.keys(value).length > 0 ? value : []);

/** Returns a content file's element with the parts that the file may omit. */
function whole({
	id,
	elType,
	isInner,
	settings,
	elements,
	widgetType,
	renderedHtml,
	styles,
	interactions,
}: StoredElement): Json {
	return {
		id,
		elType,
		isInner: isInner ?? false,
		settings: bag(settings),
		elements: elements.map(whole),
		...(widgetType !== undefined && { widgetType }),
		...(renderedHtml !== undefined && { renderedHtml }),
		...(styles !== undefined && { styles: bag(styles) }),
		...(interactions !== undefined && { interactions }),
	};
}

const isForm = ({ elements }: InspectedDocument) =>
	elements.some(({ widgetType }) => widgetType === 'form');

/**
 * Returns the documents of the folder, without forms, because the server hides the recipients of forms from all
 * visitors.
 */
const comparable = () =>
	[...documents.values()].filter((one) => stored.has(one.databaseId) && !isForm(one));

describe('the file that an editor saves without a change', () => {
	it('is made of every kind of document', () => {
		const types = new Set([...documents.values()].map(({ type }) => type));
		expect([...types]).toEqual(
			expect.arrayContaining(['wp-page', 'header', 'footer', 'popup', 'loop-item']),
		);
		expect(comparable().length).toBeGreaterThan(25);
	});

	it('holds the elements and their settings to the letter', () => {
		for (const document of comparable()) {
			const file = stored.get(document.databaseId) as Json;
			const { content } = editedFile(document, NO_EDITS);
			const expected = (file.content as StoredElement[]).map(whole);
			expect(JSON.stringify(content), String(file.slug)).toBe(JSON.stringify(expected));
		}
	});

	it('holds the classes and variables of version 4 that the document uses', () => {
		const evening = comparable().find(({ more }) => more.slug === 'evening');
		if (!evening) throw new Error('The page of version 4 is not among the documents.');
		const file = stored.get(evening.databaseId) as Json;
		const saved = editedFile(evening, NO_EDITS) as Json;
		expect(saved.global_classes).toEqual(file.global_classes);
		expect(saved.global_variables).toEqual(file.global_variables);
	});

	it('holds the settings of the document, its number, its slug and where it shows', () => {
		for (const document of comparable()) {
			const file = stored.get(document.databaseId) as Json;
			const saved: Json = editedFile(document, NO_EDITS);
			const name = String(file.slug ?? file.databaseId);
			expect(JSON.stringify(saved.page_settings), name).toBe(
				JSON.stringify(bag(file.page_settings)),
			);
			// The builder's older exports have the type `page`.
			expect(saved.type, name).toBe(file.type === 'page' && saved.slug ? 'wp-page' : file.type);
			expect(saved.version, name).toBe(file.version);
			expect(saved.databaseId, name).toBe(file.databaseId);
			if (saved.slug !== undefined) expect(saved.slug, name).toBe(file.slug);
			// A file names a parent by its slug or by its path.
			if (file.parent && saved.slug)
				expect(`/${saved.parent}`.endsWith(`/${file.parent}`), name).toBe(true);
			// A condition names its subject by the number or the slug.
			if (saved.conditions) {
				expect((saved.conditions as string[]).length, name).toBe(
					((file.conditions as string[]) ?? []).length,
				);
			}
		}
	});

	it('gives a popup the triggers and rules that it had', async () => {
		const popups = comparable().filter(({ type }) => type === 'popup');
		expect(popups.length).toBeGreaterThan(8);
		for (const document of popups) {
			const file = stored.get(document.databaseId) as Json;
			const own = (file.display_settings ?? {}) as { triggers?: Json; timing?: Json };
			const saved = editedFile(document, NO_EDITS) as Json;
			const { triggers, timing } = saved.display_settings as { triggers: Json; timing: Json };
			expect(triggers, String(file.slug)).toMatchObject(own.triggers ?? {});
			expect(timing, String(file.slug)).toMatchObject(withoutEmpty(own.timing ?? {}));
		}
	});
});

/** Leaves out empty stored values, which mean nothing. */
const withoutEmpty = (timing: Json) =>
	Object.fromEntries(Object.entries(timing).filter(([, value]) => value !== ''));

describe('the settings of a popup in the editor’s view', () => {
	it('are those that the server sent to the page', () => {
		for (const document of documents.values()) {
			if (document.type !== 'popup') continue;
			const told = shownSettings.get(document.databaseId) as Json;
			const read = popupSettingsOf(document.pageSettings) as unknown as Json;
			for (const [name, value] of Object.entries(told)) {
				expect(read[name], `${document.title}: ${name}`).toEqual(value);
			}
			expect(Object.keys(told).length).toBeGreaterThanOrEqual(0);
		}
		expect([...shownSettings.values()].some((one) => Object.keys(one as Json).length > 2)).toBe(
			true,
		);
	});
});
