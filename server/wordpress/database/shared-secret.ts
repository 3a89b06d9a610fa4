import type { Database } from './open-database';

/** The key of logins, carts and fingerprints. */
const NAME = 'auth';

/**
 * The key with which all hosts of one database sign and seal. The first host that starts puts its own key there; every
 * later host takes that key. Without a common key each host would read the fingerprint of another host's form as a
 * different form, and refuse its logins and carts.
 *
 * @param database the shared database
 * @param own the key of this host
 */
export async function sharedSecret(database: Database, own: Uint8Array): Promise<Uint8Array> {
	await database
		.insertInto('secrets')
		.values({ name: NAME, value: Buffer.from(own).toString('hex') })
		.onConflict((conflict) => conflict.column('name').doNothing())
		.execute();
	const { value } = await database
		.selectFrom('secrets')
		.select('value')
		.where('name', '=', NAME)
		.executeTakeFirstOrThrow();
	return Buffer.from(value, 'hex');
}
