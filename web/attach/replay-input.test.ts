// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayInput } from './replay-input';

/** Elements in `#waiting` wait for their handler until it arrives; all others have none. */
let wanted: string[];
let arrive: () => void;
let handler: Promise<unknown> | undefined;
let ended: AbortController;

const byId = (id: string) => document.getElementById(id) as HTMLElement;

function show(markup: string): void {
	document.body.innerHTML = `<div id="waiting">${markup}</div><a id="outside"></a>`;
}

const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
	vi.useFakeTimers();
	wanted = [];
	handler = new Promise((resolve) => {
		arrive = () => {
			handler = undefined;
			resolve(undefined);
		};
	});
	ended = new AbortController();
	replayInput((element) => {
		if (!element.closest('#waiting')) return undefined;
		wanted.push(element.id);
		return handler;
	}, ended);
});
afterEach(() => {
	ended.abort();
	document.body.replaceChildren();
	vi.useRealTimers();
});

const clickOf = (init: MouseEventInit = {}) =>
	new MouseEvent('click', { bubbles: true, cancelable: true, ...init });

describe('first input', () => {
	it('requests the handler of a hovered or focused element', () => {
		show('<button id="button"></button>');
		for (const type of ['pointermove', 'pointerdown', 'focusin']) {
			byId('button').dispatchEvent(new Event(type, { bubbles: true }));
		}
		expect(wanted).toEqual(['button', 'button', 'button']);
	});

	it('is not a page that scrolls under a mouse at rest', () => {
		show('<button id="button"></button>');
		for (const type of ['pointerover', 'pointerenter', 'mouseover']) {
			byId('button').dispatchEvent(new Event(type, { bubbles: true }));
		}
		expect(wanted).toEqual([]);
	});

	it.each([
		['<div id="button" role="button"></div>', ' ', true],
		['<div id="button" role="button"></div>', 'Enter', false],
		['<button id="button"></button>', ' ', false],
	])(
		'on %s keeps the space bar from scrolling the page, and no other key: "%s"',
		(markup, key, isTaken) => {
			show(markup);
			const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
			byId('button').dispatchEvent(press);
			expect(press.defaultPrevented).toBe(isTaken);
		},
	);

	it('is held and comes again on the same target with the same details', async () => {
		show('<button id="button"><b id="icon"></b></button>');
		const seen: string[] = [];
		byId('waiting').addEventListener('click', (event) => {
			seen.push(`${(event.target as Element).id} at ${event.clientX}`);
		});
		const click = clickOf({ clientX: 12 });
		byId('icon').dispatchEvent(click);
		expect(click.defaultPrevented).toBe(true);
		await settle();
		expect(seen).toEqual([]);
		arrive();
		await settle();
		expect(seen).toEqual(['icon at 12']);
	});

	it('reaches no listener before its time, not even at the document', async () => {
		show('<button id="button"></button>');
		const onClick = vi.fn();
		document.addEventListener('click', onClick, { capture: true });
		byId('button').click();
		expect(onClick).not.toHaveBeenCalled();
		arrive();
		await settle();
		expect(onClick).toHaveBeenCalledTimes(1);
		document.removeEventListener('click', onClick, { capture: true });
	});

	it('counts once when an impatient visitor taps again, and again afterwards', async () => {
		show('<button id="button"></button>');
		const onClick = vi.fn();
		byId('button').addEventListener('click', onClick);
		byId('button').click();
		byId('button').click();
		arrive();
		await settle();
		expect(onClick).toHaveBeenCalledTimes(1);
		byId('button').click();
		expect(onClick).toHaveBeenCalledTimes(2);
	});

	it('has the effect of the markup once the handler has loaded or failed', async () => {
		show('<label id="label"><input type="checkbox" id="box"></label>');
		const box = byId('box') as HTMLInputElement;
		box.click();
		expect(box.checked).toBe(false);
		arrive();
		await settle();
		expect(box.checked).toBe(true);
	});

	it('has the effect of the markup after three seconds, with any handler', async () => {
		show('<input type="checkbox" id="box">');
		const box = byId('box') as HTMLInputElement;
		box.click();
		await vi.advanceTimersByTimeAsync(2900);
		expect(box.checked).toBe(false);
		await vi.advanceTimersByTimeAsync(200);
		expect(box.checked).toBe(true);
	});

	it('submits a form that was submitted too early, with the same button', async () => {
		show('<form id="form"><button id="send">Send</button></form>');
		const submitters: unknown[] = [];
		byId('form').addEventListener('submit', (event) => {
			event.preventDefault();
			submitters.push((event as SubmitEvent).submitter?.id);
		});
		(byId('form') as HTMLFormElement).requestSubmit(byId('send'));
		expect(submitters).toEqual([]);
		arrive();
		await settle();
		expect(submitters).toEqual(['send']);
	});

	it('that opens a new tab, or goes to a text field, is left to the browser', () => {
		show('<a id="link"></a><input id="text"><textarea id="area"></textarea>');
		const onClick = vi.fn();
		document.body.addEventListener('click', onClick, { once: false });
		byId('link').dispatchEvent(clickOf({ ctrlKey: true }));
		byId('link').dispatchEvent(clickOf({ metaKey: true }));
		byId('text').dispatchEvent(clickOf());
		byId('area').dispatchEvent(clickOf());
		expect(onClick).toHaveBeenCalledTimes(4);
	});

	it('on an element without a handler passes', () => {
		show('');
		const click = clickOf();
		byId('outside').dispatchEvent(click);
		expect(click.defaultPrevented).toBe(false);
	});

	it('brings a key before the click that it made', async () => {
		show('<button id="button"></button>');
		const seen: string[] = [];
		byId('button').addEventListener('keydown', (event) => seen.push(event.key));
		byId('button').addEventListener('click', () => seen.push('click'));
		pressEnter();
		arrive();
		await settle();
		expect(seen).toEqual(['Enter', 'click']);
	});

	it('brings no click of a key that a handler took for itself', async () => {
		show('<button id="button"></button>');
		const seen: string[] = [];
		byId('button').addEventListener('keydown', (event) => {
			event.preventDefault();
			seen.push(event.key);
		});
		byId('button').addEventListener('click', () => seen.push('click'));
		pressEnter();
		arrive();
		await settle();
		expect(seen).toEqual(['Enter']);
	});

	it('on something that was taken away is forgotten', async () => {
		show('<button id="button"></button>');
		const button = byId('button');
		const onClick = vi.fn();
		button.addEventListener('click', onClick);
		button.click();
		button.remove();
		arrive();
		await settle();
		expect(onClick).not.toHaveBeenCalled();
	});
});

/** The events that a browser sends for Enter on a button. */
function pressEnter(): void {
	const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
	byId('button').dispatchEvent(key);
	byId('button').dispatchEvent(clickOf({ detail: 0 }));
}
