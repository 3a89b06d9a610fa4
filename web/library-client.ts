/** The event that makes the page's client attach handlers to markup that was inserted later. */
const ATTACH = 'outrigger:attach';

let isStarted = false;

/**
 * Attaches handlers to a page of the builder inside another app's page: menus, forms, carousels, popups, motion. Call
 * it once the page's element is in the document; call it again for each further page that the app inserts.
 *
 * @param page the element with the page's attributes (`BuilderPage` of `outrigger/react` renders it)
 * @throws Error if the element names no client, and the browser's error if the client cannot be fetched
 */
export async function attach(page: HTMLElement): Promise<void> {
	const { outriggerClient: client, ...data } = page.dataset;
	if (!client)
		throw new Error('The element is no page of Outrigger: data-outrigger-client is missing.');
	// The client reads the data of a page from `<body>`, as on pages of the host.
	Object.assign(document.body.dataset, data);
	if (!isStarted) {
		isStarted = true;
		await import(/* @vite-ignore */ client);
	} else {
		document.dispatchEvent(new Event(ATTACH));
	}
}
