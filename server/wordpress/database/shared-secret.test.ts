import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from './open-database';
import { sharedSecret } from './shared-secret';

let database: Database;
beforeAll(async () => {
	database = await openDatabase({ url: null });
});
afterAll(() => database.destroy());

it('gives every host of a database the key of the host that started first', async () => {
	const [first, second] = [randomBytes(32), randomBytes(32)];
	expect(await sharedSecret(database, first)).toEqual(first);
	expect(await sharedSecret(database, second)).toEqual(first);
	expect(await sharedSecret(database, first)).toEqual(first);
});
