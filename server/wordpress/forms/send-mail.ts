import type { Carriers } from './deliver';

/** After this many milliseconds the host gives up on a silent mail server. */
const TIMEOUT_MS = 15_000;

/**
 * Makes the sender of mails, which loads the library with the first mail.
 *
 * @param smtpUrl `smtp://user:password@host:587`, `smtps://…`; `?from=` names the sender's address
 * @param usualFrom the sender's address if `smtpUrl` names none
 */
export function createMailer(
	smtpUrl: string,
	usualFrom: string,
): NonNullable<Carriers['sendMail']> {
	const url = new URL(smtpUrl);
	const from = url.searchParams.get('from') ?? usualFrom;
	url.searchParams.delete('from');
	return async ({ to, cc, bcc, replyTo, fromName, subject, text }) => {
		const { createTransport } = await import('nodemailer');
		const transport = createTransport({
			url: url.href,
			connectionTimeout: TIMEOUT_MS,
			greetingTimeout: TIMEOUT_MS,
			socketTimeout: TIMEOUT_MS,
			// The library must not fetch a file or an address that a visitor's text names.
			disableFileAccess: true,
			disableUrlAccess: true,
		});
		await transport.sendMail({
			from: { name: fromName, address: from },
			to,
			cc,
			bcc,
			...(replyTo && { replyTo }),
			subject,
			text,
		});
	};
}
