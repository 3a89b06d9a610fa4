import { LATE_MODULE, LATE_TYPE } from '@outrigger/rules/wordpress/late-scripts';
import { playPageStart, whenPageLoaded } from './browser/page-start';

/**
 * Runs the scripts that a passed page keeps for `KEEP_SCRIPTS`, in their order, after the page's load (decision 390). The
 * host brings this entry to pages with such scripts alone. It shares no module with `client.ts`, which would become two
 * files of every page.
 */

/** The script as browsers run it. */
function runnable(late: HTMLScriptElement): HTMLScriptElement {
	const script = document.createElement('script');
	for (const { name, value } of late.attributes) script.setAttribute(name, value);
	script.removeAttribute('type');
	if (late.hasAttribute(LATE_MODULE)) script.type = 'module';
	script.async = late.hasAttribute('async');
	script.text = late.text;
	return script;
}

/** Puts a script in its place and waits until it ran; one without an order, or for old browsers, is not waited for. */
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

/** The files come at once; they run one after the other. */
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
