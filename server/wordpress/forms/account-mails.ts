import type { UserRecord } from '@outrigger/formats/model/records';
import type { MailPayload } from './deliveries';

/** The data of the site that its mails show. */
export interface MailingSite {
	siteUrl: string;
	title: string;
	/** Mail address of the person who runs the site; empty for none. */
	email: string;
}

/** Puts a text in one line, because a header is one line. */
const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ').trim();

/**
 * A mail that the site itself sends.
 * @param to one address
 * @param about the subject, without the site's name
 * @param lines its paragraphs
 */
export function siteMail(
	to: string,
	about: string,
	lines: readonly string[],
	site: MailingSite,
): MailPayload {
	const title = oneLine(site.title);
	return {
		to: [to],
		cc: [],
		bcc: [],
		replyTo: '',
		fromName: title || 'WordPress',
		subject: `[${title}] ${oneLine(about)}`,
		text: `${lines.join('\n\n')}\n`,
	};
}

const resetLink = ({ login }: UserRecord, key: string, { siteUrl }: MailingSite) =>
	`${siteUrl}/wp-login.php?action=rp&key=${encodeURIComponent(key)}&login=${encodeURIComponent(login)}`;

/** The mail with the link for a new password, in WordPress's words; it does not name the address of the request. */
export const resetMail = (user: UserRecord, site: MailingSite, key: string): MailPayload =>
	siteMail(
		user.email,
		'Password Reset',
		[
			'Someone has requested a password reset for the following account:',
			`Site Name: ${site.title}`,
			`Username: ${user.login}`,
			'If this was a mistake, ignore this email and nothing will happen.',
			'To reset your password, visit the following address:',
			resetLink(user, key, site),
		],
		site,
	);

/** The mails after a registration: to the new user, and to the person who runs the site. */
export function registrationMails(user: UserRecord, site: MailingSite, key: string): MailPayload[] {
	const welcome = siteMail(
		user.email,
		'Login Details',
		[
			`Username: ${user.login}`,
			'To set your password, visit the following address:',
			resetLink(user, key, site),
			`${site.siteUrl}/wp-login.php`,
		],
		site,
	);
	const news = siteMail(
		site.email,
		'New User Registration',
		[
			`New user registration on your site ${site.title}:`,
			`Username: ${user.login}`,
			`Email: ${user.email}`,
		],
		site,
	);
	return site.email === '' ? [welcome] : [welcome, news];
}
