import { describe, expect, it } from 'vitest';
import type { PageLanguage } from '../../elements/context/current-page';
import { renderWidget } from '../../elements/testing/render-on-server';
import { wpWidget } from '../wp-widget';
import { languageSwitcher } from './index';

const LANGUAGES: PageLanguage[] = [
	{
		slug: 'en',
		tag: 'en-GB',
		name: 'English',
		path: '/about/',
		isCurrent: true,
		isTranslated: true,
		isDefault: true,
	},
	{
		slug: 'de',
		tag: 'de-DE',
		name: 'Deutsch',
		path: '/de/about/',
		isCurrent: false,
		isTranslated: true,
		isDefault: false,
	},
	{
		slug: 'ar',
		tag: 'ar',
		name: 'العربية',
		path: '/ar/',
		isCurrent: false,
		isTranslated: false,
		isDefault: false,
	},
];
const render = (settings: object, languages: readonly PageLanguage[] = LANGUAGES) =>
	renderWidget('polylang-language-switcher', settings, {
		widgets: [languageSwitcher],
		page: { languages },
	});

describe('a language switcher', () => {
	it('names each language in itself, and marks the one of the page', async () => {
		const html = await render({});
		expect(html).toContain('aria-label="Languages"');
		expect(html).toContain(
			'<a href="/about/" lang="en-GB" hrefLang="en-GB" aria-current="page">English</a>',
		);
		expect(html).toContain('<a href="/de/about/" lang="de-DE" hrefLang="de-DE">Deutsch</a>');
		expect(html).toContain('<a href="/ar/" lang="ar" hrefLang="ar">العربية</a>');
	});

	it('leaves out the language of the page, and languages without the page', async () => {
		const html = await render({ hide_current: 'yes', hide_missing: 'yes' });
		expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
			'/de/about/',
		]);
	});

	it('shows codes, and the name where it would show no word', async () => {
		expect(await render({ show_language_code: 'yes', uppercase_language_code: 'yes' })).toContain(
			'Deutsch (DE)',
		);
		expect(await render({ show_language_name: '', show_language_code: 'yes' })).toContain(
			'>de</a>',
		);
		expect(await render({ show_language_name: '' })).toContain('>Deutsch</a>');
	});

	it('opens as a list without script', async () => {
		const html = await render({ layout: 'dropdown' });
		expect(html).toContain('<summary lang="en-GB">English</summary>');
	});

	it('shows nothing on a site in one language', async () => {
		expect(await render({}, [])).not.toContain('<nav');
	});

	it("is there as Polylang's own widget, too", async () => {
		const html = await renderWidget(
			'wp-widget-polylang',
			{ wp: { hide_current: 1, hide_if_no_translation: 1 } },
			{ widgets: [wpWidget], page: { languages: LANGUAGES } },
		);
		expect(html).toContain('<li class="lang-item lang-item-de"><a href="/de/about/" lang="de-DE"');
		expect(html).not.toContain('lang-item-ar');
	});
});
