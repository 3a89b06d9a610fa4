import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './database-away';

describe('an error of a database that cannot be reached', () => {
	it('is the error of the driver where no server listens, wrapped or not', async () => {
		const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
		const error = await pool.query('select 1').catch((thrown: unknown) => thrown);
		await pool.end();
		expect(isDatabaseAway(error)).toBe(true);
		expect(isDatabaseAway(new Error('The comment was not kept.', { cause: error }))).toBe(true);
	});

	it('is the error of the driver where a server hangs up', async () => {
		const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
		await new Promise((resolve) => server.once('listening', resolve));
		const { port } = server.address() as { port: number };
		const pool = new pg.Pool({ connectionString: `postgres://nobody@127.0.0.1:${port}/none` });
		const error = await pool.query('select 1').catch((thrown: unknown) => thrown);
		await pool.end();
		server.close();
		expect(isDatabaseAway(error)).toBe(true);
	});

	it.each([
		new Error('duplicate key value violates unique constraint'),
		Object.assign(new Error('duplicate key'), { code: '23505' }),
		'ECONNREFUSED',
		undefined,
	])('is not %s', (error) => {
		expect(isDatabaseAway(error)).toBe(false);
	});
});
