import type { AccountChanges } from './auth/login';
import type { ResetKeys } from './auth/reset-keys';
import { resetMail } from './forms/account-mails';
import type { Forms } from './forms/create-forms';
import type { Store } from './store/store';
import { savedUser } from './writing/save-user';
import type { Writer } from './writing/writer';

/** The parts of the login page that answer a lost password: the mail with the link, and the new password. */
export function lostPasswords(parts: {
	store: () => Store;
	forms: Pick<Forms, 'mail'>;
	writing: Pick<Writer, 'write'>;
	siteUrl: string;
	now: () => number;
	/** Asked when a mail is written. */
	resets: () => ResetKeys | undefined;
}): AccountChanges {
	const { store, forms, writing, siteUrl, now } = parts;
	return {
		async sendReset(user) {
			const resets = parts.resets();
			if (user.email === '' || !resets?.mayMail(user)) return;
			await forms.mail(resetMail(user, { siteUrl, ...store().settings }, resets.of(user)));
		},
		setPassword: (user, password) =>
			writing.write((written, newId) => {
				const record = savedUser(user, { password }, { store: written, now: now(), newId });
				return [{ kind: 'user', id: user.databaseId, record }];
			}),
	};
}
