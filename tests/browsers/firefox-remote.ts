import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { clickActions, keyActions, type OpenRemote } from './remote';

/** Matches the line with which Firefox prints the address of its WebDriver BiDi when it listens. */
const LISTENS = /WebDriver BiDi listening on (ws:\S+)/;
const START_MS = 60_000;

const Message = v.looseObject({
	id: v.optional(v.number()),
	type: v.string(),
	result: v.optional(v.unknown()),
	error: v.optional(v.string()),
	message: v.optional(v.string(), ''),
	method: v.optional(v.string()),
	params: v.optional(v.unknown()),
});
const LogEntry = v.object({ level: v.string(), text: v.nullable(v.string()) });
const Session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const Tab = v.object({ context: v.string() });
const Evaluated = v.object({
	type: v.string(),
	result: v.optional(v.looseObject({ value: v.optional(v.string()) })),
	exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/** Connects to a browser over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function connect(address: string) {
	const socket = new WebSocket(`${address}/session`);
	const waiting = new Map<number, (message: v.InferOutput<typeof Message>) => void>();
	const errors: string[] = [];
	socket.addEventListener('message', ({ data }) => {
		const message = v.parse(Message, JSON.parse(String(data)));
		if (message.id !== undefined) waiting.get(message.id)?.(message);
		else if (message.method === 'log.entryAdded') {
			const { level, text } = v.parse(LogEntry, message.params);
			if (level === 'error') errors.push(text ?? '');
		}
	});
	await once(socket, 'open');
	let last = 0;
	const send = async (method: string, params: object): Promise<unknown> => {
		last += 1;
		const id = last;
		const answer = new Promise<v.InferOutput<typeof Message>>((resolve) =>
			waiting.set(id, resolve),
		);
		socket.send(JSON.stringify({ id, method, params }));
		const { error, message, result } = await answer;
		waiting.delete(id);
		if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
		return result;
	};
	return { send, errors, close: () => socket.close() };
}

/**
 * A Firefox of this machine over WebDriver BiDi, without a window. Playwright 1.65 cannot make a page in Firefox 153:
 * it sends `emulation.setMediaFeaturesOverride`, which Firefox 153 does not know.
 *
 * @param executable path of the browser
 */
export const firefoxRemote =
	(executable: string): OpenRemote =>
	async ({ width, height }) => {
		const profile = mkdtempSync(join(tmpdir(), 'outrigger-firefox-'));
		const flags = ['--headless', '--no-remote', '--remote-debugging-port', '0'];
		const browser = spawn(executable, [...flags, '--profile', profile], {
			stdio: ['ignore', 'ignore', 'pipe'],
		});
		const address = await new Promise<string>((resolve, reject) => {
			createInterface(browser.stderr).on('line', (line) => {
				const [, found] = LISTENS.exec(line) ?? [];
				if (found) resolve(found);
			});
			browser.once('error', reject);
			browser.once('exit', (code) => reject(new Error(`Firefox ended with ${code}.`)));
			AbortSignal.timeout(START_MS).addEventListener('abort', () =>
				reject(new Error('Firefox does not listen.')),
			);
		});
		const { send, errors, close } = await connect(address);
		const session = v.parse(Session, await send('session.new', { capabilities: {} }));
		await send('session.subscribe', { events: ['log.entryAdded'] });
		// In the first tab the address field has the focus, so keys do nothing in the page.
		const tab = await send('browsingContext.create', { type: 'tab' });
		const { context } = v.parse(Tab, tab);
		await send('browsingContext.activate', { context });
		await send('browsingContext.setViewport', { context, viewport: { width, height } });
		const act = async (actions: object[]) => {
			await send('input.performActions', { context, actions });
		};
		return {
			name: `Firefox ${session.capabilities.browserVersion}`,
			async open(url) {
				await send('browsingContext.navigate', { context, url, wait: 'complete' });
			},
			async evaluate(script) {
				const { result, exceptionDetails } = v.parse(
					Evaluated,
					await send('script.evaluate', {
						expression: `JSON.stringify(${script})`,
						target: { context },
						awaitPromise: true,
					}),
				);
				if (exceptionDetails) throw new Error(exceptionDetails.text);
				return result?.value === undefined ? undefined : JSON.parse(result.value);
			},
			click: (x, y) => act(clickActions(x, y)),
			press: (key) => act(keyActions(key)),
			errors: async () => errors,
			async close() {
				close();
				const ended = browser.exitCode !== null || once(browser, 'exit');
				browser.kill();
				await ended;
				rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
			},
		};
	};
