import type { Database } from './open-database';

/** The name of the key for logins, carts and fingerprints. */
const NAME = 'auth';

/**
 * The common key of all hosts of one database, for signatures and seals. The first host stores its own key there; later
 * hosts use it. With different keys a host would take another host's form for a different form, and refuse its logins
 * and carts.
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
