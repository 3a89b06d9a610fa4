import { createTexts } from '@outrigger/rules/texts/load-texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderWidget } from '../elements/testing/render-on-server';
import { countdown } from '../widgets/countdown';
import { form } from '../widgets/form';
import { videoPlaylist } from '../widgets/video-playlist';
import { NumberWithWord, RichText, TextsProvider } from './texts';

const texts = createTexts();
const render = async (language: string, tree: React.ReactNode) =>
	renderToStaticMarkup(<TextsProvider say={await texts(language)}>{tree}</TextsProvider>);

describe('a text with markup in it', () => {
	it('has it where its language puts it, and no comment between its words', async () => {
		const hello = <RichText text="account.hello" name={<b>Ada</b>} />;
		expect(await render('en', hello)).toBe('Hello <b>Ada</b>.');
		expect(await render('ja', hello)).toBe('こんにちは、<b>Ada</b>さん。');
		const asked = (
			<RichText text="form.captcha" service="Turnstile" privacy={<i>p</i>} terms={<i>t</i>} />
		);
		expect(await render('en', asked)).toMatch(/^Turnstile checks that .*: <i>p<\/i>, <i>t<\/i>\.$/);
	});

	it('speaks the word of a number on the side where it stands', async () => {
		const page = <NumberWithWord text="list.page" number={3} />;
		expect(await render('de', page)).toBe('<span class="elementor-screen-only">Seite </span>3');
		expect(await render('ko', page)).toBe('3<span class="elementor-screen-only">페이지</span>');
	});

	it('is nowhere without a language', () => {
		expect(() => renderToStaticMarkup(<RichText text="account.hello" name="Ada" />)).toThrow(
			/outside a TextsProvider/,
		);
	});
});

describe('the usual text of a control', () => {
	const inGerman = async (type: string, settings: object, widget: typeof countdown) =>
		renderWidget(type, settings, { widgets: [widget], say: await texts('de-DE') });

	it('is in the language of the page, and the editor’s text stays', async () => {
		const html = await inGerman(
			'countdown',
			{ custom_labels: 'yes', label_days: 'Dagen' },
			countdown,
		);
		expect(html).toContain('>Dagen<');
		expect(html).toContain('>Stunden<');
	});

	it('may be empty where an editor emptied it', async () => {
		expect(await inGerman('form', {}, form)).toContain('>Senden<');
		expect(await inGerman('form', { button_text: '' }, form)).not.toContain('Senden');
	});

	it('travels to the handler that shows it', async () => {
		const settings = { tabs: [{ type: 'youtube', youtube_url: 'https://youtu.be/abcdefghijk' }] };
		const html = await inGerman('video-playlist', settings, videoPlaylist);
		expect(html).toContain('inner_tab_label_show_more&quot;:&quot;Mehr anzeigen&quot;');
	});
});
