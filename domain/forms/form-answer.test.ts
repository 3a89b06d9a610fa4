import { describe, expect, it } from 'vitest';
import { englishSay } from '../texts/load-texts';
import { type FormAnswer, readFormAnswer, refusedForm, writeFormAnswer } from './form-answer';
import { formActions, formMessages, formName } from './form-settings';

const ANSWER: FormAnswer = {
	isTaken: true,
	message: 'Thank you.',
	errors: {},
	redirectUrl: '/thanks/',
	popup: { action: 'open', id: '12', doNotShowAgain: true },
};

describe('the answer to a form', () => {
	it('is read back unchanged', () => {
		const refused = {
			isTaken: false,
			message: 'No.',
			errors: { a: 'Why' },
			redirectUrl: null,
			popup: null,
		};
		expect(readFormAnswer(writeFormAnswer(ANSWER))).toEqual(ANSWER);
		expect(readFormAnswer(JSON.parse(JSON.stringify(writeFormAnswer(refused))))).toEqual(refused);
	});

	it('reads the values that PHP makes of empty objects and of numbers', () => {
		const body = {
			success: true,
			data: { message: 'Hi', errors: [], data: { popup: { action: 'open', id: 12 } } },
		};
		expect(readFormAnswer(body)).toMatchObject({
			errors: {},
			popup: { id: '12', doNotShowAgain: false },
		});
		expect(readFormAnswer({ success: true, data: { message: 'x', data: [] } })?.popup).toBeNull();
	});

	it('refuses a form with a message and an error for each field', () => {
		const answer = refusedForm('No.', { a: 'Too long.' });
		expect(writeFormAnswer(answer)).toStrictEqual({
			success: false,
			data: { message: 'No.', errors: { a: 'Too long.' }, data: {} },
		});
		expect(readFormAnswer(writeFormAnswer(refusedForm('No.')))?.errors).toEqual({});
	});

	it('leaves out errors without a text', () => {
		const errors = { a: '', b: 'Too long.', c: null };
		expect(readFormAnswer({ success: false, data: { errors } })?.errors).toEqual({
			b: 'Too long.',
		});
	});

	it.each([
		[{ action: 'close' }, { action: 'close', id: '', doNotShowAgain: false }],
		[
			{ action: 'open', id: '7', do_not_show_again: true },
			{ action: 'open', id: '7', doNotShowAgain: true },
		],
		[{ action: 'blink', id: '7' }, null],
	])('reads the popup %j', (popup, read) => {
		expect(readFormAnswer({ success: true, data: { data: { popup } } })?.popup).toEqual(read);
	});

	it('is null for any other value', () => {
		for (const junk of [null, 0, '0', [], {}, { success: 'yes' }])
			expect(readFormAnswer(junk)).toBeNull();
	});
});

describe('the text of an editor for a form', () => {
	it('counts for messages only where the switch is on', () => {
		expect(formMessages({ success_message: 'Hi' }, englishSay).success_message).toBe(
			'Your submission was successful.',
		);
		const own = formMessages(
			{ custom_messages: 'yes', success_message: 'Hi', error_message: ' ' },
			englishSay,
		);
		expect(own.success_message).toBe('Hi');
		expect(
			formMessages({ custom_messages: true, success_message: 'Hi' }, englishSay).success_message,
		).toBe('Hi');
		expect(own.error_message).toBe('Your submission failed because of an error.');
	});

	it('requests an email address where the editor stored no other text', () => {
		expect(formActions({})).toEqual({ names: ['email'], redirectTo: '', popup: null });
		expect(formActions({ submit_actions: [] }).names).toEqual([]);
	});

	it('leads on and opens popups only where these actions are chosen', () => {
		const settings = { redirect_to: ' /a/ ', popup_action: 'open', popup_action_popup_id: 7 };
		expect(formActions(settings)).toMatchObject({ redirectTo: '', popup: null });
		expect(formActions({ ...settings, submit_actions: ['redirect', 'popup', 3] })).toEqual({
			names: ['redirect', 'popup'],
			redirectTo: '/a/',
			popup: { action: 'open', id: '7', doNotShowAgain: false },
		});
		expect(
			formActions({ submit_actions: ['redirect'], redirect_to: { url: '/b/' } }).redirectTo,
		).toBe('/b/');
		expect(formActions({ submit_actions: ['popup'], popup_action: 'explode' }).popup).toBeNull();
		expect(
			formActions({
				submit_actions: ['popup'],
				popup_action: 'close',
				popup_action_do_not_show_again: 'yes',
			}).popup,
		).toEqual({ action: 'close', id: '', doNotShowAgain: true });
	});

	it('names it', () => {
		expect([formName({}), formName({ form_name: ' Ask ' })]).toEqual(['New Form', 'Ask']);
	});
});
