import { LRUCache } from 'lru-cache';
import type { PasswordUses } from './auth/password-uses';
import type { Database } from './database/open-database';

const DAY_MS = 86_400_000;
/** The most passwords of which this host remembers that they were used today. */
const MOST_KNOWN = 10_000;

const toTheSecond = (moment: number): string => new Date(moment).toISOString().slice(0, 19);

/** @param now milliseconds since the epoch */
export function openPasswordUses(
	database: () => Promise<Database>,
	now: () => number,
	onError: (error: unknown) => void,
): PasswordUses {
	const noted = new LRUCache<string, true>({ max: MOST_KNOWN, ttl: DAY_MS, perf: { now } });
	let keeping: Promise<unknown> = Promise.resolve();

	async function keep(uuid: string, address: string, at: number): Promise<void> {
		const use = { last_used: toTheSecond(at), last_ip: address || null };
		await (await database())
			.insertInto('application_password_uses')
			.values({ uuid, ...use })
			.onConflict((conflict) =>
				conflict
					.column('uuid')
					.doUpdateSet(use)
					.where('application_password_uses.last_used', '<=', toTheSecond(at - DAY_MS)),
			)
			.execute();
	}

	return {
		note({ uuid }, address) {
			if (noted.has(uuid)) return;
			noted.set(uuid, true);
			const at = now();
			keeping = keeping.then(() => keep(uuid, address, at)).catch(onError);
		},
		async of(passwords) {
			if (passwords.length === 0) return new Map();
			await keeping;
			const rows = await (await database())
				.selectFrom('application_password_uses')
				.selectAll()
				.where(
					'uuid',
					'in',
					passwords.map(({ uuid }) => uuid),
				)
				.execute();
			return new Map(
				rows.map(({ uuid, last_used, last_ip }) => [
					uuid,
					{ lastUsed: last_used, lastIp: last_ip },
				]),
			);
		},
	};
}
