/** The part of jQuery that this host's own modules use. */
export interface JQuery {
	(ready: () => void): unknown;
	(target: object): { trigger(type: string, values?: readonly unknown[]): void };
}

/** The jQuery of a passed page; undefined where no script of the site calls it. */
export const jQueryOfPage = () => (window as { jQuery?: JQuery }).jQuery;

/** Sends an event on the window through jQuery; listeners that were added with `addEventListener` do not get it. */
export function tellJQuery(type: string): void {
	jQueryOfPage()?.(window).trigger(type);
}

/** Gives scripts of the site objects under global names. */
export function offerToScripts(objects: Readonly<Record<string, object>>): void {
	Object.assign(window, objects);
}

/** Calls back for an event of the builder, wherever it is sent from. */
export function onBuilderEvent(type: string, callback: (event: CustomEvent) => void): void {
	addEventListener(type, (event) => callback(event as CustomEvent));
}

/** Calls back when the page is parsed, after the callbacks that earlier scripts gave to jQuery's `ready`. */
export function onScriptsReady(callback: () => void): void {
	document.addEventListener('DOMContentLoaded', () => {
		const $ = jQueryOfPage();
		if ($) $(callback);
		else callback();
	});
}

/** Returns the name of the device for the present width of the window, by the page's own breakpoints. */
export function currentDeviceName(): string {
	const bounds: Record<string, number> = JSON.parse(
		document.body.dataset.elementorBreakpoints || '{}',
	);
	const [device = 'desktop'] = Object.keys(bounds)
		.filter((name) => name !== 'widescreen' && innerWidth <= (bounds[name] ?? 0))
		.sort((a, b) => (bounds[a] ?? 0) - (bounds[b] ?? 0));
	return device;
}
