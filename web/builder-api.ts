import {
	currentDeviceName,
	jQueryOfPage,
	offerToScripts,
	onBuilderEvent,
	onScriptsReady,
	tellJQuery,
} from './browser/site-scripts';

/**
 * The functions of the builder that a site's scripts call: functions for popups, for hooks of elements and for the
 * present device. The host puts this entry before the scripts that a passed page keeps, if one of these scripts names
 * the builder. It shares no module with `client.ts`, because a shared module would be a further file of every page.
 */

type Callback = (...values: unknown[]) => unknown;

interface PopupSettings {
	id?: number | string;
	toggle?: boolean;
	do_not_show_again?: '' | 'yes';
}

/** Runs an action as a link in this element does. */
function follow(action: string, settings: PopupSettings, parent: Element): void {
	parent.querySelector(':scope > [data-builder-api]')?.remove();
	const link = document.createElement('a');
	link.dataset.builderApi = '';
	link.hidden = true;
	link.href = `#elementor-action:action=${action}&settings=${btoa(JSON.stringify(settings))}`;
	parent.append(link);
	link.click();
}

/** Opens a popup of this page; an unknown id does nothing. */
function showPopup({ id, toggle = false }: PopupSettings = {}): void {
	follow('popup:open', { id: `${id}`, toggle }, document.body);
}

const dialogOf = (id: number | string) => document.getElementById(`elementor-popup-modal-${id}`);

/** Closes the popup with this id; if no id is given, closes the popup around the target of an event. */
function closePopup(
	{ id, do_not_show_again = '' }: PopupSettings = {},
	event?: { target?: unknown },
): void {
	const target = event?.target instanceof Element ? event.target : null;
	const popup = id === undefined ? target?.closest('.elementor-popup-modal') : dialogOf(id);
	if (popup) follow('popup:close', { do_not_show_again }, popup);
}

/** The popup of this page with this id, as the builder's own object; undefined for every other id. */
function documentOf(id: string): object | undefined {
	if (!document.getElementById(`elementor-popup-${id}`)) return undefined;
	const isVisible = () => dialogOf(id)?.dataset.state === 'shown';
	return {
		showModal: () => showPopup({ id }),
		getModal: () => ({ isVisible, hide: () => closePopup({ id }) }),
	};
}

const documents = new Proxy<Record<string, object>>(
	{},
	{ get: (_, id) => (typeof id === 'string' ? documentOf(id) : undefined) },
);

const waiting: (() => void)[] = [];
let isStarted = false;
const whenStarted = (callback: () => void) => {
	if (isStarted) callback();
	else waiting.push(callback);
};

const READY = /^frontend\/element_ready\/(.+)$/;
const ELEMENTS = /^(?:widget|section|column|container)$/;

/** Calls back for the elements of a type (`global`, `widget`, `image-box.default`) when the page starts. */
function addAction(name: string, callback: Callback): void {
	const [, type] = READY.exec(name) ?? [];
	if (!type) return;
	const selector =
		type === 'global'
			? '.elementor-element'
			: `[data-${ELEMENTS.test(type) ? 'element' : 'widget'}_type="${CSS.escape(type)}"]`;
	whenStarted(() => {
		const $ = jQueryOfPage();
		for (const element of document.querySelectorAll(selector)) callback($?.(element) ?? element, $);
	});
}

/** Calls back for every event that the builder sends when it starts: `init`, `components:init`. */
function on(type: string, callback: Callback): void {
	if (type.endsWith('init')) whenStarted(() => callback());
}

function start(): void {
	tellJQuery('elementor/frontend/init');
	isStarted = true;
	for (const callback of waiting) callback();
	for (const type of ['elementor/popup/show', 'elementor/popup/hide']) {
		onBuilderEvent(type, ({ detail: { id, instance } }) => {
			const popup = { ...documentOf(`${id}`), ...instance };
			jQueryOfPage()?.(document).trigger(type, [id, popup]);
		});
	}
}

offerToScripts({
	elementorFrontend: {
		documentsManager: { documents },
		hooks: { addAction },
		on,
		once: on,
		isEditMode: () => false,
		isWPPreviewMode: () => false,
		getCurrentDeviceMode: currentDeviceName,
	},
	elementorProFrontend: { modules: { popup: { showPopup, closePopup } } },
});
onScriptsReady(start);
