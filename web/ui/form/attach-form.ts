import { FASTEST_FORM_MS, type FormAnswer } from '@outrigger/rules/forms/form-answer';
import type { Detach } from '../../attach/handler';
import { currentAddress, goToAddress } from '../../browser/address';
import { watchEvents } from '../../browser/events';
import { say } from '../../browser/page-words';
import { after } from '../../browser/timers';
import { type ControlFault, controlsOf, faultsIn } from './check-controls';
import { draftOf } from './draft';
import { followAnswer, takeBackLink } from './follow-answer';
import { lazyCaptcha } from './lazy-captcha';
import { prefill } from './prefill';
import { prepareSending, sendForm } from './send-form';
import {
	clearFault,
	clearMessages,
	clearNotices,
	type Notice,
	showFaults,
	showNotice,
} from './show-answer';

/**
 * The time after a form was accepted during which a press counts as the second half of a double press, in milliseconds.
 */
const SECOND_PRESS_MS = 1000;
const failed = () => say('form.kept', { message: say('form.serverError') });

/** A form in steps. */
export interface FormSteps {
	isLast: () => boolean;
	next: () => void;
	go: (index: number) => void;
	/** Shows the step that contains a control. */
	reveal: (control: Element) => void;
	detach: () => void;
}

/** The options in which forms differ. */
export interface FormOptions {
	/** @param check returns true if a part of the form has no faults; otherwise shows the faults */
	steps?: (form: HTMLFormElement, check: (part: ParentNode) => boolean) => FormSteps | null;
	/**
	 * Shows a notice about the form as a whole, and returns its element; without this function the notice stands above
	 * or below the fields.
	 */
	notify?: (form: HTMLFormElement, notice: Notice) => HTMLElement;
	/** Called when a visitor types again after the form was sent. */
	onInput?: () => void;
}

/**
 * Sends a form without leaving the page. Faults appear beside their fields, typed text survives a reload, Back and a
 * lost network, and a double press sends the form only once. It also works on the builder's own markup.
 */
export function attachForm(
	form: HTMLFormElement,
	{ steps: stepsOf, notify = showNotice, onInput }: FormOptions = {},
): Detach {
	const ended = new AbortController();
	const { signal } = ended;
	const { transport } = form.dataset;
	const wasChecked = !form.noValidate;
	// The messages beside the fields replace the browser's own messages.
	form.noValidate = true;
	const draft = draftOf(form);
	prefill(form, currentAddress().searchParams);
	// If a visitor began before this script ran, the time that they needed is unknown.
	const isBegun = form.contains(document.activeElement);
	let begunAt: number | null = draft.restore() || isBegun ? null : performance.now();
	let isSending = false;
	let takenAt = Number.NEGATIVE_INFINITY;

	const check = (part: ParentNode): boolean => {
		const faults = wasChecked ? faultsIn(part) : [];
		if (faults.length === 0) {
			clearNotices(form);
			return true;
		}
		tell(faults, form.dataset.invalidMessage ?? say('form.invalid'));
		return false;
	};
	const steps = stepsOf?.(form, check) ?? null;

	function tell(faults: readonly ControlFault[], text: string): void {
		showFaults(form, faults);
		notify(form, { text, kind: 'danger', faults });
		const [first] = faults;
		if (first) {
			steps?.reveal(first.control);
			first.control.focus();
		}
	}

	const withCaptcha = lazyCaptcha(form);

	/**
	 * If a browser has filled a form in at once, the form waits until the host's shortest time has passed, so that the
	 * host does not think that a machine sent it.
	 */
	function untilBelieved(): Promise<void> | undefined {
		const missing = begunAt === null ? 0 : begunAt + FASTEST_FORM_MS - performance.now();
		return missing > 0 ? new Promise((go) => void after(missing, go)) : undefined;
	}

	async function send(): Promise<void> {
		if (isSending) return;
		isSending = true;
		form.classList.add('elementor-form-waiting');
		form.setAttribute('aria-busy', 'true');
		await untilBelieved();
		const service = await withCaptcha();
		const token = await service?.token();
		// A visitor may have typed more while the consent dialog was open.
		const sent = new FormData(form);
		sent.set('referrer', currentAddress().href);
		sent.set('idempotency_key', draft.key());
		if (begunAt !== null) sent.set('elapsed_ms', String(Math.round(performance.now() - begunAt)));
		if (token) sent.set(...token);
		const answer = service && !token ? 'unproved' : await sendForm(sent, transport);
		service?.reset();
		isSending = false;
		form.classList.remove('elementor-form-waiting');
		form.removeAttribute('aria-busy');
		if (signal.aborted) return;
		if (answer === 'unproved') {
			const text = say(service?.isLoaded ? 'form.captchaMissing' : 'form.captchaRefused');
			notify(form, { text, kind: 'danger' });
			(service?.frame ?? form.querySelector<HTMLElement>('.elementor-message'))?.focus();
		} else if (answer === 'offline') waitForNetwork();
		else if (answer === 'failed') {
			const text = form.dataset.serverMessage ?? failed();
			notify(form, { text, kind: 'danger' }).focus();
		} else show(form, answer);
	}

	function waitForNetwork(): void {
		notify(form, { text: say('form.offline'), kind: 'danger' }).focus();
		signal.addEventListener(
			'abort',
			watchEvents(['online'], () => void send(), { once: true }),
		);
	}

	function show(sentForm: HTMLFormElement, answer: FormAnswer): void {
		if (!answer.isTaken) {
			const faults = Object.entries(answer.errors).flatMap(([id, message]) => {
				const control = controlNamed(sentForm, id);
				return control ? [{ control, message }] : [];
			});
			// A fault of something that is no control, such as a captcha service, is shown above the form.
			const text = [answer.message, ...Object.values(answer.errors)].join(' ');
			if (faults.length > 0) tell(faults, answer.message);
			else notify(sentForm, { text, kind: 'danger' }).focus();
			return;
		}
		takenAt = performance.now();
		clearMessages(sentForm);
		draft.clear();
		begunAt = performance.now();
		sentForm.dispatchEvent(new CustomEvent('submit_success', { detail: answer, bubbles: true }));
		sentForm.reset();
		steps?.go(0);
		if (answer.message) notify(sentForm, { text: answer.message, kind: 'success' }).focus();
		followAnswer(sentForm, answer, goToAddress);
	}

	form.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			if (steps && !steps.isLast()) steps.next();
			else if (performance.now() - takenAt >= SECOND_PRESS_MS && check(form)) void send();
		},
		{ signal },
	);
	form.addEventListener(
		'input',
		({ target }) => {
			draft.save();
			onInput?.();
			if (target instanceof HTMLElement && faultsIn(groupOf(target)).length === 0)
				clearFault(target);
		},
		{ signal },
	);
	function begin(): void {
		prepareSending(transport);
		withCaptcha()?.then((service) => service?.begin());
	}
	if (isBegun) begin();
	else form.addEventListener('focusin', begin, { signal, once: true });

	return () => {
		ended.abort();
		withCaptcha()?.then((service) => service?.detach());
		steps?.detach();
		clearMessages(form);
		takeBackLink(form);
		form.noValidate = !wasChecked;
	};
}

function groupOf(target: HTMLElement): ParentNode {
	return target.closest('.elementor-field-group') ?? target;
}

/** The first control of a field, by the name under which it is sent. */
function controlNamed(form: HTMLFormElement, id: string) {
	return controlsOf(form).find(({ name }) => name.startsWith(`form_fields[${id}]`));
}
