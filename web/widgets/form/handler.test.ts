// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wanted } from '../../attach/handler';
import { attach } from './handler';
import { attach as attachPassed } from './passed/handler';

// The test of a form's waiting time is in web/ui/form/attach-form.test.ts.
vi.mock('@outrigger/rules/forms/form-answer', async (original) => ({
	...(await original<object>()),
	FASTEST_FORM_MS: 0,
}));

const PAGE = { attach: () => {}, detach: () => {} };
const group = (id: string, control: string) =>
	`<div class="elementor-field-group elementor-field-group-${id}"><label for="form-field-${id}">${id}</label>${control}</div>`;
const input = (id: string, attributes = '') =>
	group(id, `<input id="form-field-${id}" name="form_fields[${id}]" ${attributes}>`);
/** The markup as the builder writes it; our markup differs only in ids and wrappers. */
function stand(fields: string, attributes = ''): { element: HTMLElement; form: HTMLFormElement } {
	document.body.innerHTML = `<div class="elementor-element" data-widget_type="form.default"><form class="elementor-form" method="post" ${attributes}>
<input type="hidden" name="post_id" value="10"><input type="hidden" name="form_id" value="abc">
<div class="elementor-form-fields-wrapper">${fields}
<div class="elementor-field-group elementor-field-type-submit"><button type="submit" class="elementor-button">Send</button></div></div></form></div>`;
	return {
		element: document.querySelector('.elementor-element') as HTMLElement,
		form: document.querySelector('form') as HTMLFormElement,
	};
}
const answer = (body: object) => new Response(JSON.stringify(body));
const taken = { success: true, data: { message: 'Thank you.', errors: [], data: [] } };
const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const sentBody = (call: number) => send.mock.calls[call]?.[1].body as FormData;
const type = (form: HTMLFormElement, id: string, text: string) => {
	const control = form.querySelector(`[name="form_fields[${id}]"]`) as HTMLInputElement;
	control.value = text;
	control.dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = (form: HTMLFormElement) =>
	form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const notice = (form: HTMLFormElement) => form.querySelector(':scope > .elementor-message');

beforeEach(() => {
	vi.stubGlobal('fetch', send);
	send.mockReset();
	sessionStorage.clear();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('the handler of a form, on the builder’s own markup', () => {
	it('sends the typed values by the builder’s call, and shows the success message', async () => {
		send.mockResolvedValue(answer(taken));
		const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
		const { element, form } = stand(input('name'));
		await attach(element, {}, PAGE);
		now.mockReturnValue(5200.4);
		const told = vi.fn();
		form.addEventListener('submit_success', told);
		type(form, 'name', 'Ann');
		expect(submit(form)).toBe(false);
		expect(form.getAttribute('aria-busy')).toBe('true');
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Thank you.'));
		expect(send.mock.calls[0]?.[0]).toBe('/wp-admin/admin-ajax.php');
		expect(sentBody(0).get('form_fields[name]')).toBe('Ann');
		expect(sentBody(0).get('action')).toBe('elementor_pro_forms_send_form');
		expect(sentBody(0).get('referrer')).toBe(location.href);
		expect(sentBody(0).get('elapsed_ms')).toBe('4200');
		expect(notice(form)?.getAttribute('role')).toBe('status');
		expect(form.hasAttribute('aria-busy')).toBe(false);
		expect(told).toHaveBeenCalledOnce();
		expect((form.elements.namedItem('form_fields[name]') as HTMLInputElement).value).toBe('');
	});

	it('shows faults in the editor’s own words, where there are some', async () => {
		const words =
			'data-required-message="Bitte ausfüllen." data-invalid-message="So geht es nicht." data-server-message="Später vielleicht."';
		const { element, form } = stand(input('name', 'required'), words);
		await attach(element, {}, PAGE);
		submit(form);
		expect(notice(form)?.textContent).toContain('So geht es nicht.');
		expect(form.textContent).toContain('Bitte ausfüllen.');
		expect(send).not.toHaveBeenCalled();
		send.mockImplementation(async () => new Response('', { status: 500 }));
		type(form, 'name', 'Ann');
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Später vielleicht.'));
	});

	it('takes a second press within a second of an answer for the same one', async () => {
		send.mockImplementation(async () => answer(taken));
		const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
		const { element, form } = stand(input('name'));
		await attach(element, {}, PAGE);
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Thank you.'));
		now.mockReturnValue(1999);
		submit(form);
		expect(form.hasAttribute('aria-busy')).toBe(false);
		now.mockReturnValue(2000);
		submit(form);
		expect(form.hasAttribute('aria-busy')).toBe(true);
		await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
	});

	it('sends no time of a visitor that was in the form before this script, so that no quick visitor counts as a machine', async () => {
		send.mockResolvedValue(answer(taken));
		const { element, form } = stand(input('name'));
		(form.elements.namedItem('form_fields[name]') as HTMLInputElement).focus();
		await attach(element, {}, PAGE);
		type(form, 'name', 'Ann');
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Thank you.'));
		expect(sentBody(0).has('elapsed_ms')).toBe(false);
	});

	it('shows a fault beside the field, puts the focus there, and removes it once the value is right', async () => {
		const { element, form } = stand(input('name', 'required') + input('email', 'required'));
		await attach(element, {}, PAGE);
		expect(form.noValidate).toBe(true);
		submit(form);
		expect(send).not.toHaveBeenCalled();
		const name = form.querySelector('#form-field-name') as HTMLInputElement;
		expect(document.activeElement).toBe(name);
		const note = document.getElementById(name.getAttribute('aria-describedby') ?? '');
		expect(note?.textContent).toBe(name.validationMessage);
		expect(notice(form)?.querySelectorAll('a')).toHaveLength(2);
		type(form, 'name', 'Ann');
		expect(name.hasAttribute('aria-invalid')).toBe(false);
		expect(note?.isConnected).toBe(false);
	});

	it('requires one of several boxes, and files that are small enough', async () => {
		const boxes = `<fieldset data-required><legend>Gear</legend><input type="checkbox" id="g0" name="form_fields[gear][]" value="a"><input type="checkbox" id="g1" name="form_fields[gear][]" value="b"></fieldset>`;
		const { element, form } = stand(group('gear', boxes));
		await attach(element, {}, PAGE);
		submit(form);
		expect(form.querySelector('#g0')?.getAttribute('aria-invalid')).toBe('true');
		(form.querySelector('#g1') as HTMLInputElement).checked = true;
		send.mockResolvedValue(answer(taken));
		submit(form);
		await vi.waitFor(() => expect(sentBody(0).get('form_fields[gear][]')).toBe('b'));
	});

	it('shows the faults that the site found', async () => {
		send.mockResolvedValue(
			answer({
				success: false,
				data: { message: 'No.', errors: { email: 'Which one?' }, data: [] },
			}),
		);
		const { element, form } = stand(input('email'));
		await attach(element, {}, PAGE);
		type(form, 'email', 'x');
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toContain('No.'));
		expect(form.querySelector('.elementor-help-inline')?.textContent).toBe('Which one?');
		expect((form.querySelector('#form-field-email') as HTMLInputElement).value).toBe('x');
	});

	it('sends once for several presses, and with one key until something else is typed', async () => {
		let finish: (response: Response) => void = () => {};
		send.mockImplementation(
			() =>
				new Promise((resolve) => {
					finish = resolve;
				}),
		);
		const { element, form } = stand(input('name'));
		await attach(element, {}, PAGE);
		type(form, 'name', 'Ann');
		submit(form);
		submit(form);
		await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
		finish(new Response('<h1>502</h1>', { status: 502 }));
		await vi.waitFor(() => expect(notice(form)?.textContent).toContain('please try again'));
		submit(form);
		await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
		expect(sentBody(1).get('idempotency_key')).toBe(sentBody(0).get('idempotency_key'));
		finish(new Response('', { status: 500 }));
		await vi.waitFor(() => expect(form.hasAttribute('aria-busy')).toBe(false));
		type(form, 'name', 'Bo');
		submit(form);
		await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(3));
		expect(sentBody(2).get('idempotency_key')).not.toBe(sentBody(0).get('idempotency_key'));
	});

	it('waits for the network and sends then', async () => {
		const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(answer(taken));
		const { element, form } = stand(input('name'));
		await attach(element, {}, PAGE);
		type(form, 'name', 'Ann');
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toContain('You are offline'));
		online.mockRestore();
		dispatchEvent(new Event('online'));
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Thank you.'));
		expect(sentBody(1).get('form_fields[name]')).toBe('Ann');
	});

	it('keeps typed values over a reload, without passwords, and drops them once the form was taken', async () => {
		const fields =
			input('name') +
			input('code', 'type="password"') +
			group(
				'boat',
				'<select name="form_fields[boat]"><option>a</option><option>b</option></select>',
			);
		const first = stand(fields);
		const detach = await attach(first.element, {}, PAGE);
		type(first.form, 'code', 'secret');
		(first.form.elements.namedItem('form_fields[boat]') as HTMLSelectElement).value = 'b';
		type(first.form, 'name', 'Ann');
		expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
		detach();
		const { element, form } = stand(fields);
		await attach(element, {}, PAGE);
		const typed = (id: string) =>
			(form.elements.namedItem(`form_fields[${id}]`) as HTMLInputElement).value;
		expect([typed('name'), typed('boat'), typed('code')]).toEqual(['Ann', 'b', '']);
		send.mockResolvedValue(answer(taken));
		submit(form);
		await vi.waitFor(() => expect(notice(form)?.textContent).toBe('Thank you.'));
		expect(sentBody(0).has('elapsed_ms')).toBe(false);
		const last = stand(fields);
		await attach(last.element, {}, PAGE);
		expect((last.form.elements.namedItem('form_fields[name]') as HTMLInputElement).value).toBe('');
	});

	it('fills in the values of a link', async () => {
		history.replaceState(null, '', '/?form_fields[name]=Tern&form_fields[code]=x');
		const { element, form } = stand(input('name') + input('code', 'type="password"'));
		await attach(element, {}, PAGE);
		expect((form.elements.namedItem('form_fields[name]') as HTMLInputElement).value).toBe('Tern');
		expect((form.elements.namedItem('form_fields[code]') as HTMLInputElement).value).toBe('');
		history.replaceState(null, '', '/');
	});

	it('opens the popup that the answer names, by a link as editors write them', async () => {
		send.mockResolvedValue(
			answer({
				success: true,
				data: { message: '', data: { popup: { action: 'open', id: '12' } } },
			}),
		);
		const pressed = vi.fn((event: Event) => {
			event.preventDefault();
			return (event.target as HTMLAnchorElement).getAttribute('href');
		});
		document.addEventListener('click', pressed, { once: true });
		const { element, form } = stand(input('name'));
		const detach = await attach(element, {}, PAGE);
		submit(form);
		await vi.waitFor(() => expect(pressed).toHaveBeenCalled());
		const href = decodeURIComponent(String(pressed.mock.results[0]?.value));
		expect(href).toMatch(/^#elementor-action:action=popup:open&settings=/);
		expect(JSON.parse(atob(href.split('settings=')[1] ?? ''))).toEqual({ id: '12', toggle: false });
		// The form first fetches the code that closes the popup around it, and that code then
		// looks for the link's place.
		expect(form.querySelector('a')?.hidden).toBe(true);
		detach();
		expect(form.querySelector('a')).toBeNull();
	});

	it('leaves the form as it was', async () => {
		const { element, form } = stand(input('name', 'required'));
		const before = form.innerHTML;
		const detach = await attach(element, {}, PAGE);
		submit(form);
		detach();
		expect(form.noValidate).toBe(false);
		expect(form.innerHTML).toBe(before);
		send.mockResolvedValue(answer(taken));
		expect(submit(form)).toBe(true);
	});
});

describe('the steps of a form', () => {
	const mark = (label: string, more = '') =>
		`<div class="elementor-field-type-step elementor-field-group elementor-column elementor-col-100"><div class="e-field-step elementor-hidden" data-label="${label}" ${more} data-iconUrl="" data-iconLibrary="fas fa-star"></div></div>`;
	const fields =
		mark('When', 'data-previousButton="" data-nextButton="On"') +
		input('day', 'required') +
		mark('Who', 'data-previousButton="Back" data-nextButton=""') +
		input('name');

	it('are shown one at a time, also the builder’s own, and lead forward only past valid steps', async () => {
		const { element, form } = stand(fields);
		const detach = await attach(element, {}, PAGE);
		const steps = [...form.querySelectorAll<HTMLElement>('.e-form__step')];
		const shown = () => steps.map(({ hidden }) => !hidden);
		const button = (kind: string) =>
			form.querySelector<HTMLElement>(`.e-form__buttons__wrapper__button-${kind}`);
		expect(shown()).toEqual([true, false]);
		expect(
			form.querySelector<HTMLElement>(
				':scope .elementor-form-fields-wrapper > .elementor-field-type-submit',
			)?.hidden,
		).toBe(true);
		expect([button('next')?.textContent, button('previous')?.textContent]).toEqual(['On', 'Back']);
		button('next')?.click();
		expect(shown()).toEqual([true, false]);
		expect(form.querySelector('#form-field-day')?.getAttribute('aria-invalid')).toBe('true');
		expect(notice(form)).not.toBeNull();
		type(form, 'day', 'Saturday');
		submit(form);
		expect(send).not.toHaveBeenCalled();
		expect(notice(form), 'the next step has no fault yet').toBeNull();
		expect(shown()).toEqual([false, true]);
		expect(form.querySelector('[aria-current=step]')?.textContent).toContain('Who');
		button('previous')?.click();
		expect(shown()).toEqual([true, false]);
		detach();
		expect(shown()).toEqual([true, true]);
		expect(form.querySelector('.e-form__indicators')).toBeNull();
	});

	it('hold the builder’s fields up to the next mark, with the buttons of the settings, and go again', async () => {
		const { element, form } = stand(fields);
		const before = element.innerHTML;
		const labels = { step_next_label: 'Further', step_previous_label: 'Earlier' };
		const detach = await attach(element, labels, PAGE);
		const [when, who] = form.querySelectorAll('.e-form__step');
		expect(when?.querySelector('#form-field-day')).not.toBeNull();
		expect(who?.querySelector('#form-field-name')).not.toBeNull();
		const texts = [...form.querySelectorAll('.e-form__buttons__wrapper')];
		expect(texts.map(({ textContent }) => textContent)).toEqual(['On', 'Back']);
		detach();
		form.noValidate = false;
		expect(element.innerHTML.replace(' novalidate=""', '')).toBe(before);
		const plain = stand(fields.replace('"On"', '""').replace('"Back"', '""'));
		await attach(plain.element, labels, PAGE);
		const own = [...plain.form.querySelectorAll('.e-form__buttons__wrapper')];
		expect(own.map(({ textContent }) => textContent)).toEqual(['Further', 'Earlier']);
	});

	it.each([
		['data-icon="<svg><path></path></svg>"', 'svg > path'],
		['data-iconUrl="/wp-content/uploads/mast.svg"', 'img[src="/wp-content/uploads/mast.svg"]'],
		['data-iconLibrary="fas fa-star"', 'i.fas.fa-star'],
	])('have the icon of %s', async (icon, selector) => {
		const { element, form } = stand(
			fields.replaceAll('data-iconUrl="" data-iconLibrary="fas fa-star"', icon),
		);
		await attach(element, { step_type: 'icon' }, PAGE);
		expect(form.querySelectorAll(`.e-form__indicators li ${selector}`)).toHaveLength(2);
	});

	it('leave out markup beside the icon in its attribute', async () => {
		const icon = 'data-icon="<iframe></iframe><i></i><form></form>"';
		const { element, form } = stand(
			fields.replaceAll('data-iconUrl="" data-iconLibrary="fas fa-star"', icon),
		);
		await attach(element, { step_type: 'icon' }, PAGE);
		const list = form.querySelector('.e-form__indicators');
		expect(list?.querySelectorAll('i')).toHaveLength(2);
		expect(list?.querySelector('iframe, form')).toBeNull();
	});

	it('are not made in a form whose button is outside of the fields', async () => {
		const { element, form } = stand(fields);
		form.prepend(form.querySelector('.elementor-field-type-submit') as HTMLElement);
		await attach(element, {}, PAGE);
		expect(form.querySelector('.e-form__step, .e-form__indicators')).toBeNull();
	});

	it('are taken from our markup, and restored', async () => {
		const { element, form } = stand(
			`<fieldset class="e-form__step"><legend class="e-form__step-name">When</legend>
				<div class="e-form__buttons__wrapper"><button type="button" class="e-form__buttons__wrapper__button-next">On</button></div></fieldset>
			<fieldset class="e-form__step"><legend class="e-form__step-name">Who</legend>
				<div class="elementor-field-group elementor-error">${input('who')}</div></fieldset>`,
		);
		form.classList.add('e-form--waiting');
		const detach = await attach(element, {}, PAGE);
		const [when, who] = form.querySelectorAll<HTMLElement>('.e-form__step');
		expect([when?.hidden, who?.hidden], 'begins where something is wrong').toEqual([true, false]);
		expect([when?.style.display, who?.style.display], 'beside the builder’s sheet').toEqual([
			'none',
			'',
		]);
		expect(form.className).toContain('e-form--in-steps');
		expect(form.className).not.toContain('e-form--waiting');
		detach();
		expect(form.className).not.toMatch(/e-form--/);
		expect([when?.hidden, who?.hidden]).toEqual([false, false]);
		expect(form.querySelectorAll('.e-form__step .e-form__buttons__wrapper')).toHaveLength(1);
	});

	it('come back to the one that something is wrong with', async () => {
		send.mockResolvedValue(
			answer({ success: false, data: { message: 'No.', errors: { day: 'Gone' }, data: [] } }),
		);
		const { element, form } = stand(fields);
		await attach(element, {}, PAGE);
		type(form, 'day', 'Sunday');
		submit(form);
		submit(form);
		await vi.waitFor(() =>
			expect(form.querySelector<HTMLElement>('.e-form__step')?.hidden).toBe(false),
		);
		expect(document.activeElement?.id).toBe('form-field-day');
	});

	it.each(['progress_bar', 'icon', 'text', 'number', 'icon_text'])(
		'have indicators of the kind %s',
		async (kind) => {
			const { element, form } = stand(fields);
			await attach(element, { step_type: kind }, PAGE);
			const indicators = form.querySelector('.e-form__indicators');
			expect(indicators?.className).toContain(`--type-${kind}`);
			if (kind === 'progress_bar') {
				expect(indicators?.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe(
					'50',
				);
			} else {
				expect(indicators?.querySelectorAll('li:not([aria-hidden])')).toHaveLength(2);
			}
		},
	);

	it('have no indicators if the editor wants none', async () => {
		const { element, form } = stand(fields);
		await attach(element, { step_type: 'none' }, PAGE);
		expect(form.querySelector('.e-form__indicators')).toBeNull();
	});
});

describe('the handler of a form on a passed page', () => {
	const wait = async (fields: string) => {
		const { element, form } = stand(fields);
		let want: (isGone?: true) => void = () => {};
		const wanted: Wanted = new Promise((resolve) => {
			want = resolve;
		});
		const attached = vi.fn();
		const ready = Promise.resolve(attachPassed(element, {}, PAGE, wanted)).then(attached);
		await vi.dynamicImportSettled();
		return { form, want, ready, attached };
	};

	it('ends its wait if the form leaves the page', async () => {
		const { form, want, ready } = await wait(input('name'));
		want(true);
		await ready;
		expect(form.noValidate).toBe(false);
	});

	it('waits until the visitor uses the form', async () => {
		const { form, want, ready, attached } = await wait(input('name'));
		expect([attached.mock.calls.length, form.noValidate]).toEqual([0, false]);
		want();
		await ready;
		expect(form.noValidate).toBe(true);
	});

	it('shows every notice below the fields, as the builder does', async () => {
		const { form, want, ready } = await wait(input('name', 'required'));
		want();
		await ready;
		submit(form);
		expect(form.lastElementChild?.className).toContain('elementor-message-danger');
		expect(form.lastElementChild?.querySelector('p, div')).toBeNull();
	});

	it('comes at once where it has something to show: a draft, or steps', async () => {
		sessionStorage.setItem(
			`form:${location.pathname}:10:abc`,
			JSON.stringify({ key: 'k', values: { 'form_fields[name]': ['Ann'] } }),
		);
		const { form, ready } = await wait(input('name'));
		await ready;
		expect(new FormData(form).get('form_fields[name]')).toBe('Ann');
		sessionStorage.clear();
		const steps = await wait('<div class="elementor-field-type-step"></div>');
		await steps.ready;
		expect(steps.form.noValidate).toBe(true);
	});
});
