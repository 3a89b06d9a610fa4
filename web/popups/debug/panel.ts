import type { Device } from '@outrigger/rules/builder/breakpoints';
import type { Popup } from '@outrigger/rules/popups/popup';
import type { PageTools } from '../../attach/handler';
import { watchChildren } from '../../browser/children';
import { currentDevice } from '../../browser/device';
import { watchEvents } from '../../browser/events';
import { openDialogs } from '../../ui/dialog/stack';
import type { Pretence } from '../decide';
import { closePopup, openPopup, popupState } from '../dialog/popups';
import { popupsOfPage } from '../registry';
import { PANEL_CSS } from './panel-sheet';
import { type PopupReport, reportOn } from './reports';
import { triggersOf } from './triggers-of';

const DEVICES: readonly Device[] = [
	'widescreen',
	'desktop',
	'laptop',
	'tablet_extra',
	'tablet',
	'mobile_extra',
	'mobile',
];

const DIALOGS = { openPopup, closePopup, popupState };

const NONE = 'No popup has conditions that let it appear here, and nothing here links to one.';

/** The text that an editor types to pretend that a value is absent: a direct visit, no login. */
const NOTHING = 'none';

/**
 * Shows a panel that lists for each popup of the page whether its rules let it show, and why. The panel fires triggers,
 * opens popups, resets counters, and pretends a date, a device, a referrer, roles.
 */
export function showDebugPanel(page: PageTools): void {
	const host = document.createElement('aside');
	host.setAttribute('aria-label', 'Popups of this page');
	const root = host.attachShadow({ mode: 'open' });
	// In a dialog the Tab key stays inside, so the panel itself is a tab stop, and its controls come after it.
	host.tabIndex = 0;
	host.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation());
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(PANEL_CSS);
	root.adoptedStyleSheets = [sheet];
	const form = pretenceForm(() => void refresh());
	const refresh = async () => {
		const pretence = form.read();
		await Promise.all(sections.map((section) => section.refresh(pretence)));
	};
	const sections = [...popupsOfPage().values()].map(({ popup }) =>
		popupSection(popup, page, () => void refresh()),
	);
	root.append(
		make('details', { open: true }, [
			make('summary', { textContent: `Popups of this page: ${sections.length}` }),
			form.element,
			...sections.map(({ element }) => element),
			...(sections.length === 0 ? [make('section', { textContent: NONE })] : []),
		]),
	);
	document.body.append(host);
	watchEvents(['elementor/popup/show', 'elementor/popup/hide'], () => {
		moveToTop(host, root);
		void refresh();
	});
	// A popup that has closed leaves the page without an event.
	watchChildren(document.body, () => void refresh());
	void refresh();
}

/**
 * Moves the panel into the open dialog, if there is one: outside of a modal dialog nothing can be used, and a click
 * there closes every dialog.
 */
function moveToTop(host: HTMLElement, root: ShadowRoot): void {
	const { activeElement } = root;
	(openDialogs().at(-1) ?? document.body).append(host);
	if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

interface PopupSection {
	element: HTMLElement;
	refresh: (pretence: Pretence) => Promise<void>;
}

/** The section of a popup. Each update writes its text again and keeps its buttons, so that they keep the focus. */
function popupSection(popup: Popup, page: PageTools, onChange: () => void): PopupSection {
	const { id, title } = popup;
	const facts = make('ul', {});
	const answer = make('output', {});
	const button = (textContent: string, act: (report: PopupReport) => string) =>
		make('button', {
			type: 'button',
			textContent,
			async onclick() {
				answer.textContent = act(await reportOn(popup, page, DIALOGS));
				onChange();
			},
		});
	const buttons = [
		...Object.keys(popup.triggers ?? {}).map((name) =>
			button(`Fire ${name}`, (report) => `${name}: ${report.fire()}`),
		),
		button('Open it anyway', (report) => report.open()),
		button('Close', (report) => report.close()),
		button('Reset its counters', (report) => report.reset()),
	];
	return {
		element: make('section', {}, [
			make('h2', { textContent: `${title || 'Popup'} (${id})` }),
			facts,
			...buttons,
			answer,
		]),
		async refresh(pretence) {
			const report = await reportOn(popup, page, DIALOGS, pretence);
			facts.replaceChildren(
				item(`State: ${report.state}`),
				item(`May show: ${report.isAllowed ? 'yes' : 'no'}`),
				item(`Triggers: ${triggersOf(report)}`),
				...report.verdicts.map(({ rule, isMet, reason }) =>
					item(`${isMet ? '✓' : '✗'} ${rule}: ${reason}`),
				),
			);
		},
	};
}

const item = (textContent: string) => make('li', { textContent });

/** Makes the form for pretended values; for an empty field the real value counts. */
function pretenceForm(onChange: () => void): { element: HTMLElement; read: () => Pretence } {
	const field = (name: string, type: string, placeholder = '') => {
		const input = make('input', { type, placeholder, onchange: onChange });
		return { input, label: make('label', {}, [name, input]) };
	};
	const date = field('Date', 'datetime-local');
	const referrer = field('Referrer', 'text', `as it is; ${NOTHING}: a direct visit`);
	const roles = field('Roles', 'text', `as they are; ${NOTHING}: nobody logged in`);
	const device = make('select', { onchange: onChange }, [
		make('option', { value: '', textContent: `as it is (${currentDevice()})` }),
		...DEVICES.map((value) => make('option', { value, textContent: value })),
	]);
	return {
		element: make('section', {}, [
			make('h2', { textContent: 'Pretend' }),
			date.label,
			make('label', {}, ['Device', device]),
			referrer.label,
			roles.label,
		]),
		read() {
			const now = date.input.valueAsNumber;
			const [from, names] = [referrer, roles].map(({ input }) => input.value.trim());
			return {
				...(!Number.isNaN(now) && { now: new Date(date.input.value).getTime() }),
				...(device.value && { device: device.value as Device }),
				...(from && { referrer: from === NOTHING ? '' : from }),
				...(names && { roles: names === NOTHING ? null : names.split(/[\s,]+/) }),
			};
		},
	};
}

function make<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	properties: Partial<HTMLElementTagNameMap[Tag]>,
	children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
	const element = Object.assign(document.createElement(tag), properties);
	element.append(...children);
	return element;
}
