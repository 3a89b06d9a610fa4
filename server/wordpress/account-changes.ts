import { newPassword, passwordsOf } from './auth/application-password';
import type { AccountChanges } from './auth/login';
import type { ResetKeys } from './auth/reset-keys';
import { resetMail } from './forms/account-mails';
import type { Forms } from './forms/create-forms';
import type { Store } from './store/store';
import { plainName } from './texts/excerpt';
import { savedUser } from './writing/save-user';
import type { Writer } from './writing/writer';

/**
 * The changes of accounts that pages carry out: a new password after a lost one, and the application passwords of
 * programs.
 */
export function accountChanges(parts: {
	store: () => Store;
	forms: Pick<Forms, 'mail'>;
	writing: Pick<Writer, 'write'>;
	siteUrl: string;
	now: () => number;
	/** Returns the keys of reset links. The function is called for each mail. */
	resets: () => ResetKeys | undefined;
}): AccountChanges {
	const { store, forms, writing, siteUrl, now } = parts;
	return {
		async sendReset(user) {
			const resets = parts.resets();
			if (user.email === '' || !resets?.mayMail(user)) return;
			await forms.mail(resetMail(user, { siteUrl, ...store().settings }, resets.of(user)));
		},
		async addPassword({ databaseId }, name, appId) {
			const { shown, password } = newPassword(plainName(name), appId, now());
			await writing.write((written) => {
				const user = written.user(databaseId);
				if (!user) return [];
				const applicationPasswords = [...passwordsOf(user), password];
				return [{ kind: 'user', id: databaseId, record: { ...user, applicationPasswords } }];
			});
			return shown;
		},
		setPassword: (user, password) =>
			writing.write((written, newId) => {
				const record = savedUser(user, { password }, { store: written, now: now(), newId });
				return [{ kind: 'user', id: user.databaseId, record }];
			}),
	};
}
