import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { renderElements } from '../../elements/testing/render-elements';
import { createRegistry } from '../../elements/tree/define-widget';
import { audio } from './index';
import { AudioSettings } from './settings';
import { soundFrame } from './sound-frame';

const registry = createRegistry([audio]);
const render = (settings: Record<string, unknown>) =>
	renderElements([{ widgetType: 'audio', settings }], registry).html;
const AT = { link: { url: 'https://soundcloud.com/sette-nodi/the-bay-at-six' } };
const asked = (settings: object) =>
	Object.fromEntries(new URL(soundFrame(parse(AudioSettings, settings)) ?? '').searchParams);

describe('a sound at SoundCloud', () => {
	it('is a link to it, which no frame has loaded yet', () => {
		const html = render(AT);
		expect(html).toContain('<a class="e-click-to-load" href="https://soundcloud.com/sette-nodi/');
		expect(html).toContain('data-frame-src="https://w.soundcloud.com/player/?url=');
		expect(html).toContain('Sound on SoundCloud: the bay at six');
		expect(html).not.toMatch(/<iframe|data-visual/);
		expect(render({ ...AT, visual: 'yes' })).toContain('data-visual');
	});

	it('shows everything unless its editor switches parts off', () => {
		expect(asked(AT)).toEqual({
			url: 'https://soundcloud.com/sette-nodi/the-bay-at-six',
			auto_play: 'true',
			buying: 'true',
			liking: 'true',
			download: 'true',
			sharing: 'true',
			show_artwork: 'true',
			show_comments: 'true',
			show_playcount: 'true',
			show_user: 'true',
			visual: 'false',
		});
	});

	it.each([
		['sc_buying', 'buying'],
		['sc_liking', 'liking'],
		['sc_download', 'download'],
		['sc_sharing', 'sharing'],
		['sc_show_artwork', 'show_artwork'],
		['sc_show_comments', 'show_comments'],
		['sc_show_playcount', 'show_playcount'],
		['sc_show_user', 'show_user'],
	])('leaves out the part that %s switches off', (control, parameter) => {
		expect(asked({ ...AT, [control]: '' })[parameter]).toBe('false');
	});

	it('has its editor’s colour, if it is one', () => {
		expect(asked({ ...AT, sc_color: '#FF6A3D' }).color).toBe('FF6A3D');
		expect(asked({ ...AT, sc_color: 'red' })).not.toHaveProperty('color');
	});

	it.each([
		'https://soundcloud.com/',
		'https://soundcloud.com/sette-nodi',
		'https://soundcloud.com/search/sounds',
		'https://soundcloud.com.evil.example/a/b',
		'javascript:alert(1)//soundcloud.com/a/b',
	])('is not at %s', (url) => {
		expect(soundFrame(parse(AudioSettings, { link: { url } }))).toBeUndefined();
	});
});

describe('a sound of our own', () => {
	it.each(['/waves.mp3', 'https://sounds.example/waves.ogg?x=1'])(
		'is played in place: %s',
		(url) => {
			expect(render({ link: { url } })).toContain(
				`<audio src="${url}" controls="" preload="none" aria-label="waves">`,
			);
		},
	);

	it.each(['https://sounds.example/waves', '/waves.exe'])(
		'becomes a link if it is no sound: %s',
		(url) => {
			expect(render({ link: { url } })).toContain(`<a class="elementor-audio__link" href="${url}"`);
		},
	);

	it('is nothing at an unsafe address, or at none', () => {
		expect(render({ link: { url: 'javascript:alert(1)' } })).not.toMatch(/<a |<audio/);
		expect(render({})).not.toMatch(/<a |<audio/);
	});
});

it.each([[{}], [[]], [{ link: 4, visual: {}, sc_color: [] }]])('a sound parses %j', (settings) => {
	expect(parse(AudioSettings, settings)).toMatchObject({ visual: false, sc_liking: true });
});
