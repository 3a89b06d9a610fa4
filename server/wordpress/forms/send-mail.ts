import type { Carriers } from './deliver';

/** The host gives a silent mail server up after this time. */
const TIMEOUT_MS = 15_000;

/**
 * Makes the sender of mails. The library is loaded with the first one.
 *
 * @param smtpUrl `smtp://user:password@host:587`, `smtps://…`; `?from=` names the sender's address
 * @param usualFrom the sender where the address names none
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
			// A visitor's text never names a file or an address to fetch.
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
