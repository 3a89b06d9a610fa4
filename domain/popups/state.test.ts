import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from './popup';
import {
	type CloseReason,
	nextState,
	type OpenReason,
	type OpenSituation,
	refusalToClose,
	refusalToOpen,
} from './state';

const QUIET: OpenSituation = {
	isDisabled: false,
	hasAnotherShown: false,
	isAnyOpen: false,
	isPhone: false,
	isAskingConsent: false,
};
const ASKED: OpenReason[] = ['selector', 'action'];
const EDITORS: OpenReason[] = ['preview', 'debug'];
const ALL: OpenReason[] = ['trigger', ...ASKED, ...EDITORS];
const CLOSINGS: CloseReason[] = [
	'close-button',
	'background',
	'escape',
	'auto-close',
	'action',
	'contact-button',
];

describe('the states of a popup', () => {
	it.each([
		['hidden', 'open', 'shown'],
		['shown', 'close', 'exiting'],
		['exiting', 'finish', 'hidden'],
		['exiting', 'open', 'shown'],
		['hidden', 'close', null],
		['hidden', 'finish', null],
		['shown', 'open', null],
		['shown', 'finish', null],
		['exiting', 'close', null],
	] as const)('%s, on %s: %s', (state, event, next) => {
		expect(nextState(state, event)).toBe(next);
	});
});

describe('opening', () => {
	it.each(ALL)('is allowed for every visitor by %s on a quiet page', (reason) => {
		expect(refusalToOpen(reason, DEFAULT_SETTINGS, QUIET)).toBeNull();
	});

	it('is refused to all but editors once the popup is disabled', () => {
		const situation = { ...QUIET, isDisabled: true };
		const refused = ALL.filter((reason) => refusalToOpen(reason, DEFAULT_SETTINGS, situation));
		expect(refused).toEqual(['trigger', ...ASKED]);
	});

	it('is refused to triggers alone where multiple popups are to be avoided', () => {
		const settings = { ...DEFAULT_SETTINGS, avoid_multiple_popups: true };
		const situation = { ...QUIET, hasAnotherShown: true };
		expect(ALL.filter((reason) => refusalToOpen(reason, settings, situation))).toEqual(['trigger']);
		expect(refusalToOpen('trigger', DEFAULT_SETTINGS, situation)).toBeNull();
		expect(refusalToOpen('trigger', settings, QUIET)).toBeNull();
	});

	it('is refused to triggers while the consent dialog is open, and on a phone while another popup is open', () => {
		const asking = { ...QUIET, isAskingConsent: true };
		const open = { ...QUIET, isAnyOpen: true };
		expect(refusalToOpen('trigger', DEFAULT_SETTINGS, asking)).toBe('unanswered consent');
		expect(refusalToOpen('trigger', DEFAULT_SETTINGS, open)).toBeNull();
		const onPhone = { ...open, isPhone: true };
		expect(refusalToOpen('trigger', DEFAULT_SETTINGS, onPhone)).toBe('another popup on a phone');
		expect(refusalToOpen('action', DEFAULT_SETTINGS, { ...asking, ...onPhone })).toBeNull();
	});
});

describe('closing', () => {
	it.each(CLOSINGS)(
		'by %s is refused for popups below another one, with any settings',
		(reason) => {
			expect(refusalToClose(reason, DEFAULT_SETTINGS, false)).toBe('not on top');
			expect(refusalToClose(reason, DEFAULT_SETTINGS, true)).toBeNull();
		},
	);

	it.each([
		['prevent_close_on_background_click', ['background']],
		['prevent_close_on_esc_key', ['escape']],
		['close_button', []],
		['prevent_scroll', []],
	] as const)('%s prevents: %s', (setting, prevented) => {
		const settings = { ...DEFAULT_SETTINGS, [setting]: true };
		expect(CLOSINGS.filter((reason) => refusalToClose(reason, settings, true))).toEqual(prevented);
	});
});
