import type { ApplicationPassword } from '@outrigger/formats/model/records';

/** The last use of an application password, as REST shows it. */
export interface PasswordUse {
	/** `YYYY-MM-DDTHH:mm:ss`, in UTC. */
	lastUsed: string;
	/** Network address; null where the host did not know it. */
	lastIp: string | null;
}

/** The uses of application passwords. As in WordPress, the host keeps one use a day for each password. */
export interface PasswordUses {
	/** Notes a use. */
	note(password: Pick<ApplicationPassword, 'uuid'>, address: string): void;
	/** The kept uses of these passwords, by UUID. */
	of(passwords: readonly Pick<ApplicationPassword, 'uuid'>[]): Promise<Map<string, PasswordUse>>;
}
