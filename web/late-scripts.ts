import { LATE_MODULE, LATE_TYPE } from '@outrigger/rules/wordpress/late-scripts';
import { playPageStart, whenPageLoaded } from './browser/page-start';

/**
 * Runs the scripts that a passed page keeps for `KEEP_SCRIPTS`, in their order, after the page's load (decision 390).
 * The host adds this entry only to pages with such scripts. It shares no module with `client.ts`; otherwise every page
 * would have to load two files.
 */

/** Makes a copy of the script that the browser runs. */
function runnable(late: HTMLScriptElement): HTMLScriptElement {
	const script = document.createElement('script');
	for (const { name, value } of late.attributes) script.setAttribute(name, value);
	script.removeAttribute('type');
	if (late.hasAttribute(LATE_MODULE)) script.type = 'module';
	script.async = late.hasAttribute('async');
	script.text = late.text;
	return script;
}

/**
 * Puts a script in its place and waits until it has run. It does not wait for a script without an order, or for a
 * script for old browsers.
 */
function run(late: HTMLScriptElement): Promise<unknown> | undefined {
	const script = runnable(late);
	const waits = script.hasAttribute('src') && !script.async && !script.noModule;
	const ran = waits
		? new Promise((resolve) => {
				script.onload = resolve;
				script.onerror = resolve;
			})
		: undefined;
	late.replaceWith(script);
	return ran;
}

/** The browser fetches all files at once, but runs them one after the other. */
function fetchFiles(scripts: Iterable<HTMLScriptElement>): void {
	for (const late of scripts) {
		if (!late.hasAttribute('src') || late.noModule) continue;
		const link = document.createElement('link');
		link.rel = late.hasAttribute(LATE_MODULE) ? 'modulepreload' : 'preload';
		if (link.rel === 'preload') link.as = 'script';
		for (const name of ['crossorigin', 'integrity', 'referrerpolicy']) {
			const value = late.getAttribute(name);
			if (value !== null) link.setAttribute(name, value);
		}
		link.href = late.src;
		document.head.append(link);
	}
}

whenPageLoaded(async () => {
	const scripts = document.querySelectorAll<HTMLScriptElement>(`script[type="${LATE_TYPE}"]`);
	fetchFiles(scripts);
	const start = playPageStart();
	for (const late of scripts) await run(late);
	await start.send();
});
