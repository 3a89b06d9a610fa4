import { bareFileName } from '@outrigger/http/known-fields';
import type { SentFile, SentValue } from '@outrigger/rules/forms/check-fields';
import { fieldIdOf } from '@outrigger/rules/forms/sent-name';
import { fileTypeFromBuffer } from 'file-type';
import { documentIdOf } from './find-form';

/** A file as it arrived, with its bytes. */
export interface UploadedFile extends SentFile {
	content: Uint8Array;
	/** The type by the file's content, not by the sender's header. */
	contentType: string;
}

/** The received value of one field; its files have their bytes. */
interface ReceivedValue extends SentValue {
	files: readonly UploadedFile[];
}

/** A form as it came: by GraphQL, by the builder's admin-ajax call, or by a plain POST. */
export interface SentForm {
	/** Database id of the builder document that holds the form, `post_id`. */
	documentId: number;
	/** The widget's id in that document, `form_id`. */
	formId: string;
	/** The visitor's page: an address or a path, `referrer`. */
	referrer: string;
	/** The browser's own key of this submission; empty where it sent none. */
	idempotencyKey: string;
	/** Milliseconds from the first look at the form until it was sent; null where the browser did not say. */
	elapsedMs: number | null;
	/** The token that a captcha service gave the browser; empty for none. */
	captchaToken: string;
	/** The received values, by field id. */
	values: ReadonlyMap<string, ReceivedValue>;
}

const KEY = /^[\w-]{8,80}$/;

/** Reads the fields of the builder's own call; entries with other names are left out. */
export async function readSentForm(form: FormData): Promise<SentForm> {
	const values = new Map<string, { values: string[]; files: UploadedFile[] }>();
	for (const [name, entry] of form) {
		const id = fieldIdOf(name);
		if (id === null) continue;
		const value = values.get(id) ?? { values: [], files: [] };
		values.set(id, value);
		if (typeof entry === 'string') value.values.push(entry);
		else if (entry.size > 0 || entry.name !== '') value.files.push(await readFile(entry));
	}
	const text = (name: string) => {
		const entry = form.get(name);
		return typeof entry === 'string' ? entry : '';
	};
	const elapsed = Number(text('elapsed_ms'));
	return {
		documentId: documentIdOf(form),
		formId: text('form_id'),
		referrer: text('referrer'),
		idempotencyKey: keyOf(text('idempotency_key')),
		captchaToken: text('g-recaptcha-response') || text('cf-turnstile-response'),
		elapsedMs: text('elapsed_ms') !== '' && Number.isFinite(elapsed) ? elapsed : null,
		values,
	};
}

/** A key that a browser made; empty for everything else. */
export function keyOf(text: string): string {
	return KEY.test(text) ? text : '';
}

async function readFile(file: File): Promise<UploadedFile> {
	const content = new Uint8Array(await file.arrayBuffer());
	const type = await fileTypeFromBuffer(content);
	return {
		name: bareFileName(file.name),
		bytes: content.length,
		ending: type?.ext ?? '',
		content,
		contentType: type?.mime ?? 'application/octet-stream',
	};
}
