import { type UrlAction, writeUrlAction } from '@outrigger/rules/builder/url-action';
import { describe, expect, it } from 'vitest';
import { linkActions, linkedFrames } from './link-actions';

const open = writeUrlAction({ name: 'popup:open', settings: { id: 12, toggle: false } });
const template = `<template data-elementor-popup="${JSON.stringify({
	id: 12,
	title: 'Season & more',
	slug: 'season',
}).replaceAll('"', '&quot;')}"></template>`;

describe('links that are actions, without script', () => {
	it('lead to the page of the popup that they open, and keep their action', () => {
		const html = linkActions(`<a class="x" href="${open}">Open</a>${template}`, '/fleet/');
		expect(html).toContain(
			`<a class="x" href="/popup/season/" data-elementor-action="${open}">Open</a>`,
		);
	});

	it('are found as editors type them, not encoded', () => {
		const typed = decodeURIComponent(open).replaceAll('&', '&amp;');
		expect(linkActions(`<a href="${typed}">Open</a>${template}`, '/')).toContain(
			`href="/popup/season/" data-elementor-action="${typed}"`,
		);
	});

	it('lead to the popup’s page also in markup that comes later, without its template', () => {
		const slugs = new Map([[12, 'season']]);
		expect(linkActions(`<a href="${open}">Open</a>`, '/fleet/', { slugs })).toContain(
			`href="/popup/season/" data-elementor-action="${open}"`,
		);
	});

	it('lead to the popup’s page in the language of their page, and from there to its start page', () => {
		const german = { homePath: '/de/' };
		expect(linkActions(`<a href="${open}">Open</a>${template}`, '/de/flotte/', german)).toContain(
			`href="/de/popup/season/" data-elementor-action="${open}"`,
		);
		const settings = { do_not_show_again: true } as const;
		const close = `<a href="${writeUrlAction({ name: 'popup:close', settings })}">Close</a>`;
		expect(linkActions(close, '/de/popup/season/', german)).toContain('href="/de/"');
	});

	it('stay unchanged if the page has no such popup, or they are broken', () => {
		for (const href of [
			writeUrlAction({ name: 'popup:open', settings: { id: 13, toggle: false } }),
			'#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3Djunk',
		]) {
			const html = `<a href="${href}">Open</a>${template}`;
			expect(linkActions(html, '/')).toBe(html);
		}
	});

	it('show a panel beside the page at its address, and not at another', () => {
		const link = (mode: 'open' | 'close' | 'toggle') => {
			const action = { name: `off_canvas:${mode}`, settings: { id: 'ab12cd3', displayMode: mode } };
			return linkActions(`<a href="${writeUrlAction(action as UrlAction)}">x</a>`, '/');
		};
		expect(link('open')).toContain(
			'href="#off-canvas-ab12cd3" data-elementor-action="#elementor-action',
		);
		expect(link('toggle')).toContain('href="#off-canvas-ab12cd3" ');
		expect(link('close')).toContain('href="#off-canvas-ab12cd3-closed" ');
	});

	it('reload the page, leave a popup’s page (and no other) for home, show a picture', () => {
		const link = (action: Parameters<typeof writeUrlAction>[0], path = '/fleet/') =>
			linkActions(`<a href="${writeUrlAction(action)}">x</a>`, path);
		expect(link({ name: 'reload-page', settings: {} })).toContain('href="/fleet/"');
		const close = { name: 'popup:close', settings: { do_not_show_again: true } } as const;
		expect(link(close, '/popup/season/')).toContain('href="/"');
		expect(link(close)).not.toContain('href="/"');
		expect(
			link({ name: 'lightbox', settings: { url: '/a.jpg?x=1&y="', id: 3, slideshow: undefined } }),
		).toContain('href="/a.jpg?x=1&amp;y=&quot;"');
	});
});

it('the players of films that links open in a lightbox are let in, and no other site', () => {
	const film = (videoType: string, url: string) => {
		const settings = { type: 'video', videoType, url, autoplay: false } as const;
		return `<a href="${writeUrlAction({ name: 'lightbox', settings })}">Film</a>`;
	};
	expect(
		linkedFrames(
			film('youtube', 'https://youtu.be/XHOmBV4js_E') +
				film('vimeo', 'https://vimeo.com/235215203') +
				film('youtube', 'https://evil.example/watch?v=XHOmBV4js_E') +
				film('hosted', 'https://evil.example/film.mp4') +
				film('dailymotion', 'https://dai.ly/x6tqhqb') +
				`<a href="${open}">Open</a>`,
		),
	).toEqual([
		'https://www.youtube-nocookie.com',
		'https://player.vimeo.com',
		'https://www.dailymotion.com',
		'https://geo.dailymotion.com',
	]);
});

it('lets in the players of films that handlers draw in the builder’s own markup', () => {
	const settings = '{"youtube_url":"https:\\/\\/youtu.be\\/XHOmBV4js_E","video_type":"youtube"}';
	const html = `<div data-settings="${settings.replaceAll('"', '&quot;')}"></div>
		<a class="embed-link" href="https://vimeo.com/235215203" rel="noopener">Vimeo</a>
		<a class="embed-link" href="https://tiles.example/map">Map</a>`;
	expect(linkedFrames(html)).toEqual([
		'https://www.youtube-nocookie.com',
		'https://player.vimeo.com',
	]);
	expect(linkedFrames('<p>youtube_url https://youtu.be/XHOmBV4js_E</p>')).toEqual([]);
});

it('lets in X where a post of it is quoted, and nowhere else', () => {
	expect(linkedFrames('<blockquote class="twitter-tweet" data-consent-purpose="social">')).toEqual([
		'https://platform.twitter.com',
	]);
	expect(linkedFrames('<blockquote class="twitter-tweet"><p>data-consent-purpose=')).toEqual([]);
});
