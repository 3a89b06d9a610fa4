import { hasPostgres, postgresServer } from './postgres-server';

/** A database that only one test uses: `url` is null for a file. */
interface StartedDatabase {
	url: string | null;
	close: () => Promise<void>;
}

/** Both kinds of database, for `describe.each`; PostgreSQL only if this machine has it, else with a message. */
export const DATABASE_KINDS: [string, () => Promise<StartedDatabase>][] = [
	['a file', async () => ({ url: null, close: async () => undefined })],
];
if (hasPostgres) DATABASE_KINDS.push(['PostgreSQL', postgresServer]);
else process.stderr.write('This machine has no PostgreSQL: databases are tried as files only.\n');
