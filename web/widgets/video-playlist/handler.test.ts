// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetMemory } from '../../browser/storage';
import { fakeReducedMotion } from '../../browser/testing/fake-reduced-motion';
import { attach } from './handler';

const lead = { play: vi.fn(), pause: vi.fn(), seek: vi.fn(), end: vi.fn() };
let say: (state: 'playing' | 'paused' | 'ended') => void = () => {};
vi.mock('../../ui/film/talk-to-film', () => ({
	talkToFilm: (_frame: unknown, _film: unknown, onState: typeof say) => {
		say = onState;
		return lead;
	},
}));

const page = { attach: () => {}, detach: () => {} };
const plays: string[] = [];
const news: {
	event: { type: string; trigger: string; watchCount: number };
	video: { id: string };
}[] = [];
const listen = (event: Event) => news.push((event as CustomEvent).detail);
let element: HTMLElement;
let detach: () => void = () => {};
let setReduced: (isReduced: boolean) => void;

const file = (at: number) => `<video id="f${at}"></video>`;
const youTube = `<a class="e-click-to-load" href="https://www.youtube.com/watch?v=XHOmBV4js_E"
	data-frame-src="https://www.youtube-nocookie.com/embed/XHOmBV4js_E?autoplay=1" data-frame-sandbox="allow-scripts"></a>`;
const TEXTS = `<div class="e-inner-tabs">${[1, 2].map((n) => `<div class="e-inner-tab" id="t${n}"><h3 class="e-inner-tab-heading">T${n}</h3><div class="e-inner-tab-text">${n}</div></div>`).join('')}</div>`;

function list(...players: string[]): string {
	const tabs = players.map(
		(_, at) =>
			`<a class="e-tab-title" href="#p${at + 1}" data-tab="${at + 1}" data-video="v${at + 1}">Film ${at + 1}</a>`,
	);
	const panels = players.map(
		(player, at) =>
			`<div class="e-tab-content" id="p${at + 1}" data-tab="${at + 1}">${player}</div>`,
	);
	return `<h2 class="e-tabs-title">Films</h2><div class="e-tabs-content-wrapper">${panels.join('')}</div><div class="e-tabs-items"><div class="e-section-title">S</div>${tabs.join('')}</div>`;
}
async function start(inside: string, settings: object = {}): Promise<void> {
	document.body.innerHTML = `<div data-id="abc">${inside}</div>`;
	element = document.body.firstElementChild as HTMLElement;
	element.scrollIntoView = vi.fn();
	detach = await attach(element, settings, page);
}
const tab = (at: number) => element.querySelector(`.e-tab-title[data-tab="${at}"]`) as HTMLElement;
const panel = (at: number) =>
	element.querySelector(`.e-tab-content[data-tab="${at}"]`) as HTMLElement;
const film = (at: number) => document.getElementById(`f${at}`) as HTMLVideoElement;
const shown = () => [1, 2, 3].filter((at) => panel(at) && !panel(at).hidden);
const types = () => news.map(({ event, video }) => `${event.type} ${video.id} ${event.trigger}`);
const press = (target: Element) =>
	target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const key = (target: Element, name: string) =>
	!target.dispatchEvent(
		new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
	);
function end(video: HTMLVideoElement): void {
	Object.defineProperty(video, 'ended', { value: true, configurable: true });
	video.dispatchEvent(new Event('ended'));
}

beforeEach(() => {
	vi.clearAllMocks();
	plays.length = 0;
	news.length = 0;
	localStorage.clear();
	forgetMemory();
	history.replaceState(null, '', '/films/');
	setReduced = fakeReducedMotion();
	const paused = new WeakMap<HTMLMediaElement, boolean>();
	Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
		get(this: HTMLMediaElement) {
			return paused.get(this) ?? true;
		},
		configurable: true,
	});
	HTMLMediaElement.prototype.play = async function (this: HTMLMediaElement) {
		paused.set(this, false);
		plays.push(this.id);
		this.dispatchEvent(new Event('play'));
	};
	HTMLMediaElement.prototype.pause = function (this: HTMLMediaElement) {
		if (this.paused) return;
		paused.set(this, true);
		this.dispatchEvent(new Event('pause'));
	};
	document.body.addEventListener('elementor-video-playList', listen);
});
afterEach(() => {
	detach();
	document.body.removeEventListener('elementor-video-playList', listen);
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

describe('an entry', () => {
	it('shows its panel and plays its film, pauses the one before, and is paused by another press', async () => {
		await start(list(file(1), file(2)));
		expect(shown()).toEqual([1]);
		press(tab(1));
		press(tab(2));
		press(tab(2));
		press(tab(2));
		expect(shown()).toEqual([2]);
		expect(plays).toEqual(['f1', 'f2', 'f2']);
		expect(types()).toEqual([
			'videoStart v1 click',
			'videoPaused v1 click',
			'videoStart v2 click',
			'videoPaused v2 click',
			'videoResume v2 click',
		]);
	});

	it('is a tab: arrows, Home and End go to it, Enter and Space press it', async () => {
		await start(list(file(1), file(2), file(3)));
		expect(tab(1).closest('[role=tablist]')?.getAttribute('aria-label')).toBe('Films');
		expect([tab(1).tabIndex, tab(2).tabIndex]).toEqual([0, -1]);
		tab(1).focus();
		for (const [name, at] of [
			['ArrowDown', 2],
			['End', 3],
			['ArrowDown', 1],
			['ArrowUp', 3],
			['Home', 1],
		] as const) {
			expect(key(document.activeElement as Element, name)).toBe(true);
			expect(document.activeElement).toBe(tab(at));
		}
		expect(plays).toEqual([]);
		expect(key(tab(2), ' ')).toBe(true);
		expect(key(tab(3), 'Enter')).toBe(true);
		expect(key(tab(3), 'Tab')).toBe(false);
		expect(plays).toEqual(['f2', 'f3']);
	});

	it('is a tab for keys on the title in it, where a press leaves the focus', async () => {
		await start(list(file(1), file(2)));
		tab(1).innerHTML = '<span tabindex="0">Film 1</span>';
		expect(key(tab(1).firstElementChild as Element, 'ArrowDown')).toBe(true);
		expect(document.activeElement).toBe(tab(2));
		key(tab(1).firstElementChild as Element, ' ');
		expect(plays).toEqual(['f1']);
	});

	it('is in the address, and the address chooses it without playing', async () => {
		await start(list(file(1), file(2)));
		press(tab(2));
		expect(location.search).toBe('?playlist=abc&video=v2');
		detach();
		plays.length = 0;
		await start(list(file(1), file(2)));
		expect([shown(), plays]).toEqual([[2], []]);
		expect(element.scrollIntoView).toHaveBeenCalledTimes(1);
		detach();
		history.replaceState(null, '', '/films/?playlist=other&video=v2');
		await start(list(file(1), file(2)));
		expect([shown(), vi.mocked(element.scrollIntoView).mock.calls.length]).toEqual([[1], 0]);
	});
});

describe('a film that ends', () => {
	it('is remembered as seen', async () => {
		await start(list(file(1), file(2)), { show_watched_indication: 'yes' });
		press(tab(1));
		end(film(1));
		expect(tab(1).classList.contains('watched-video')).toBe(true);
		expect(news.at(-1)?.event).toMatchObject({ type: 'videoEnded', watchCount: 1 });
		expect(JSON.parse(localStorage.getItem('elementor') ?? '').watched_videos_abc).toBe('["v1"]');
		detach();
		await start(list(file(1), file(2)), { show_watched_indication: 'yes' });
		expect([tab(1), tab(2)].map((each) => each.classList.contains('watched-video'))).toEqual([
			true,
			false,
		]);
		detach();
		await start(list(file(1)));
		expect(tab(1).classList.contains('watched-video')).toBe(false);
	});

	it.each(['{', '{"a":1}', '[1,null]'])(
		'finds junk in the storage and forgets it: %s',
		async (junk) => {
			localStorage.setItem('elementor', JSON.stringify({ watched_videos_abc: junk }));
			await start(list(file(1)));
			expect(tab(1).classList.contains('watched-video')).toBe(false);
		},
	);

	it('leads to the next one by its editor’s choice, up to the last', async () => {
		await start(list(file(1), file(2)), { autoplay_next: 'yes' });
		press(tab(1));
		end(film(1));
		expect([shown(), plays]).toEqual([[2], ['f1', 'f2']]);
		expect(types().at(-1)).toBe('videoStart v2 nextVideo');
		end(film(2));
		expect(plays).toEqual(['f1', 'f2']);
		detach();
		await start(list(file(1), file(2)));
		press(tab(1));
		end(film(1));
		expect(shown()).toEqual([1]);
	});

	it('calls no service that the visitor has not used before', async () => {
		await start(list(file(1), youTube, youTube), { autoplay_next: 'yes' });
		press(tab(1));
		end(film(1));
		expect(shown()).toEqual([2]);
		expect(element.querySelector('iframe')).toBeNull();
		press(tab(2));
		expect(panel(2).querySelector('iframe')?.src).toMatch(
			/embed\/XHOmBV4js_E\?autoplay=1.*enablejsapi=1/,
		);
		say('playing');
		say('ended');
		expect(shown()).toEqual([3]);
		expect(panel(3).querySelector('iframe')).not.toBeNull();
	});
});

describe('a film at a service', () => {
	it('is led by messages once a press has loaded it, also one on its picture', async () => {
		await start(list(youTube, file(2)));
		press(panel(1).querySelector('a') as Element);
		expect(panel(1).querySelector('iframe')).not.toBeNull();
		say('playing');
		press(tab(1));
		expect(lead.pause).toHaveBeenCalledTimes(1);
		say('paused');
		press(tab(1));
		expect(lead.play).toHaveBeenCalledTimes(1);
		press(tab(2));
		expect(lead.pause).toHaveBeenCalledTimes(2);
	});
});

describe('a playlist that starts by itself', () => {
	it.each([
		[file(1), {}, []],
		[file(1), { autoplay_on_load: 'yes' }, ['f1']],
		[youTube, { autoplay_on_load: 'yes' }, []],
	])('plays a file, silent, and no service: %s %j', async (player, settings, expected) => {
		await start(list(player), settings);
		expect(plays).toEqual(expected);
		expect(element.querySelector('iframe')).toBeNull();
		if (expected.length > 0) expect(film(1).muted).toBe(true);
	});

	it('stands where less motion is wanted', async () => {
		setReduced(true);
		await start(list(file(1)), { autoplay_on_load: 'yes' });
		expect(plays).toEqual([]);
	});
});

describe('the texts below a film', () => {
	const titles = () => [...element.querySelectorAll<HTMLElement>('.e-inner-tab-title')];

	it('are tabs with roles and states', async () => {
		await start(list(file(1) + TEXTS));
		expect(titles().map((each) => [each.textContent, each.getAttribute('aria-selected')])).toEqual([
			['T1', 'true'],
			['T2', 'false'],
		]);
		expect(key(titles()[0] as Element, 'ArrowRight')).toBe(true);
		expect([document.getElementById('t1')?.hidden, document.getElementById('t2')?.hidden]).toEqual([
			true,
			false,
		]);
		expect(types()).toEqual(['tabOpened v1 click']);
	});

	it('are reached by the links of the markup, without another address', async () => {
		const links = [1, 2].map(
			(n) => `<a class="e-inner-tab-title" id="t${n}-tab" href="#t${n}">T</a>`,
		);
		await start(
			list(
				file(1) +
					TEXTS.replace('tabs">', `tabs"><div class="e-inner-tab-list">${links.join('')}</div>`),
			),
		);
		expect(titles()).toHaveLength(2);
		expect(key(titles()[1] as Element, ' ')).toBe(true);
		expect(titles().map((each) => each.getAttribute('aria-selected'))).toEqual(['false', 'true']);
		expect(location.hash).toBe('');
	});

	it('are cut off by their editor’s choice, with a button that shows the rest', async () => {
		await start(list(file(1) + TEXTS), { inner_tab_is_content_collapsible: 'collapsible' });
		const button = element.querySelector('.e-inner-tab-toggle') as HTMLElement;
		const text = element.querySelector('.e-inner-tab-text') as HTMLElement;
		expect([text.dataset.collapsed, button.getAttribute('aria-expanded')]).toEqual([
			'true',
			'false',
		]);
		press(button);
		press(button);
		expect(types()).toEqual(['tabExpanded v1 click', 'tabCollapsed v1 click']);
		expect(text.dataset.collapsed).toBe('true');
	});
});

it('a playlist is restored after its handler is detached', async () => {
	const links = [1, 2].map(
		(n) => `<a class="e-inner-tab-title" id="t${n}-tab" href="#t${n}">T</a>`,
	);
	const ours = TEXTS.replace(
		'tabs">',
		`tabs"><div class="e-inner-tab-list">${links.join('')}</div>`,
	);
	const toggle = '<button type="button" class="e-inner-tab-toggle">Show more</button>';
	const markup = list(
		file(1) + ours.replace('1</div>', `1</div>${toggle}`),
		file(2) + TEXTS,
		youTube,
	);
	await start(markup, { inner_tab_is_content_collapsible: 'collapsible' });
	press(tab(2));
	detach();
	const before = new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body;
	const names = (root: Element) =>
		[...root.querySelectorAll('*')].map(({ localName, className }) => `${localName}.${className}`);
	expect(names(element)).toEqual(names(before));
	expect(element.querySelectorAll('[role], [hidden], [tabindex]')).toHaveLength(0);
});

it.each(['', '<div class="e-tabs-items"></div>', '<div class="e-tabs-content-wrapper"></div>'])(
	'nothing happens where there is no playlist: %s',
	async (markup) => {
		await start(markup);
		expect(() => detach()).not.toThrow();
	},
);
