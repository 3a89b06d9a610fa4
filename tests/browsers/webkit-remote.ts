import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from 'outrigger/testing/free-port';
import * as v from 'valibot';
import { untilAnswers } from '../../scripts/until-answers';
import { clickActions, keyActions, type OpenRemote } from './remote';

const Answer = v.object({ value: v.unknown() });
const Refusal = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const Session = v.object({
	sessionId: v.string(),
	capabilities: v.object({ browserVersion: v.string() }),
});
/** The page itself records its errors, because WebDriver has no command for them. */
const WATCH = `(() => {
	if (window.visitErrors) return;
	window.visitErrors = [];
	addEventListener('error', ({ message }) => message && visitErrors.push(message));
	addEventListener('unhandledrejection', ({ reason }) => visitErrors.push(String(reason)));
	const print = console.error;
	console.error = (...words) => { visitErrors.push(words.join(' ')); print(...words); };
})()`;

/**
 * WebKitGTK's own small browser over WebDriver (https://www.w3.org/TR/webdriver2/). It needs a display: the script
 * starts it under `xvfb-run`. Errors before the document is parsed are not seen.
 *
 * @param driver path of `WebKitWebDriver`
 * @param browser path of WebKitGTK's `MiniBrowser`
 */
export const webkitRemote =
	(driver: string, browser: string): OpenRemote =>
	async ({ width, height }) => {
		const port = await freePort();
		const origin = `http://127.0.0.1:${port}`;
		const process = spawn(driver, [`--port=${port}`], { stdio: 'ignore' });
		await untilAnswers(`${origin}/status`);
		const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
			const answer = await fetch(origin + path, {
				method,
				...(body && { body: JSON.stringify(body) }),
			});
			const told: unknown = await answer.json();
			if (answer.ok) return v.parse(Answer, told).value;
			const { error, message } = v.parse(Refusal, told).value;
			throw new Error(`${path}: ${error}: ${message}`);
		};
		const options = { binary: browser, args: ['--automation'] };
		const wanted = { 'webkitgtk:browserOptions': options };
		const session = v.parse(
			Session,
			await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } }),
		);
		const at = `/session/${session.sessionId}`;
		const evaluate = (script: string) =>
			ask('POST', `${at}/execute/sync`, { script: `return ${script}`, args: [] });
		const act = async (actions: object[]) => {
			await ask('POST', `${at}/actions`, { actions });
		};
		// The window has bars around the page, so its size differs from the page's.
		const resize = (by: number[]) =>
			ask('POST', `${at}/window/rect`, {
				width: width + (by[0] ?? 0),
				height: height + (by[1] ?? 0),
			});
		await resize([]);
		const inside = v.parse(
			v.tuple([v.number(), v.number()]),
			await evaluate('[innerWidth, innerHeight]'),
		);
		await resize([width - inside[0], height - inside[1]]);
		const errors: string[] = [];
		const collect = async () => {
			const found = await evaluate('(window.visitErrors ?? []).splice(0)');
			errors.push(...v.parse(v.array(v.string()), found));
		};
		return {
			name: `WebKitGTK ${session.capabilities.browserVersion}`,
			async open(url) {
				await ask('POST', `${at}/url`, { url });
				await evaluate(WATCH);
			},
			async evaluate(script) {
				// A link may have led to another document, which has no records yet.
				await evaluate(WATCH);
				return evaluate(script);
			},
			click: (x, y) => act(clickActions(x, y)),
			press: (key) => act(keyActions(key)),
			async errors() {
				await collect();
				return errors;
			},
			async close() {
				await ask('DELETE', at);
				const ended = once(process, 'exit');
				process.kill();
				await ended;
			},
		};
	};
