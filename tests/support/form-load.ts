import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DATABASE_FILE } from '@outrigger/mock/database/open-database';
import { FORM_ACTION } from '@outrigger/rules/forms/form-answer';
import LibSql from 'libsql';
import { builderPage, contentFolder } from 'outrigger/testing/content-folder';
import { type BuiltSite, startBuiltSite } from './built-site';

/** The load of forms, and the time at which the site is killed. */
export interface FormLoad {
	perSecond: number;
	seconds: number;
	/** Seconds after the first form until the test kills the process by SIGKILL and starts another one. */
	killedAfter: number;
}

/** The outcome of the load. */
export interface FormLoadOutcome {
	/** The number of forms whose visitors got a success message. */
	acknowledged: number;
	/**
	 * The acknowledged forms that are not stored exactly once: maps the number of the form to its count in the
	 * database.
	 */
	wronglyStored: ReadonlyMap<number, number>;
	/** Forms that had to be sent again because the site was killed. */
	sentAgain: number;
	/** Milliseconds from sending to the answer, of the forms that were answered before the kill. */
	beforeKillMs: number[];
	/**
	 * The same times for forms that the next process answered at their first attempt, while it starts and other forms
	 * are repeated.
	 */
	afterKillMs: number[];
	/**
	 * Milliseconds for the same rows, written by a single writer to a database with the same settings, at the same time.
	 */
	bareInsertMs: number[];
}

const DOCUMENT_ID = 10;
const FORM_ID = 'abc1234';
/** The time after which a form is sent again, in milliseconds; browsers take longer. */
const RETRY_MS = 300;
/** The number of plain inserts in a second: enough for a comparison, too few to slow the site. */
const BARE_PER_SECOND = 10;

const form = {
	id: FORM_ID,
	elType: 'widget',
	widgetType: 'form',
	elements: [],
	settings: {
		submit_actions: [],
		form_fields: [
			{ custom_id: 'number', field_label: 'Number' },
			{ custom_id: 'email', field_type: 'email', field_label: 'Email', required: 'true' },
			{ custom_id: 'message', field_type: 'textarea', field_label: 'Message' },
		],
	},
};

/**
 * Sends forms at an even pace to a new site, kills the site in the middle, starts it again on the same data, and counts
 * the stored forms. It sends a form without an answer again with the same key, as browsers do.
 */
export async function runFormLoad({
	perSecond,
	seconds,
	killedAfter,
}: FormLoad): Promise<FormLoadOutcome> {
	const dataDir = mkdtempSync(join(tmpdir(), 'outrigger-form-load-'));
	const contentDir = contentFolder({
		'site.json': JSON.stringify({ title: 'Load' }),
		'pages/ask.json': builderPage('ask', DOCUMENT_ID, [form]),
	});
	const variables = { CONTENT_DIR: contentDir, DATA_DIR: dataDir, RATE_LIMIT: '1000000' };
	let site: BuiltSite = await startBuiltSite(variables);
	const beforeKillMs: number[] = [];
	const afterKillMs: number[] = [];
	let restarted: Promise<void> | null = null;
	const acknowledged = new Set<number>();
	let sentAgain = 0;
	await send(site.origin, -1);

	async function deliver(number: number): Promise<void> {
		const key = randomUUID();
		for (let attempt = 0; ; attempt += 1) {
			const begun = performance.now();
			if (await send(site.origin, number, key)) {
				const answeredMs = restarted ? afterKillMs : beforeKillMs;
				if (attempt === 0) answeredMs.push(performance.now() - begun);
				acknowledged.add(number);
				return;
			}
			if (attempt === 0) sentAgain += 1;
			await wait(RETRY_MS);
		}
	}

	const bare = bareDatabase(join(dataDir, 'bare.sqlite'));
	const bareTimer = setInterval(bare.insert, 1000 / BARE_PER_SECOND);
	const deliveries: Promise<void>[] = [];
	const begun = performance.now();
	for (let number = 0; number < perSecond * seconds; number += 1) {
		await wait(Math.max(0, begun + (number * 1000) / perSecond - performance.now()));
		if (!restarted && performance.now() - begun >= killedAfter * 1000) {
			process.kill(site.pid, 'SIGKILL');
			restarted = site.ended.then(async () => {
				site = await startBuiltSite(variables);
			});
		}
		deliveries.push(deliver(number));
	}
	await restarted;
	await Promise.all(deliveries);
	clearInterval(bareTimer);
	await site.stop();

	const stored = storedNumbers(join(dataDir, DATABASE_FILE));
	const wronglyStored = new Map(
		[...acknowledged].map((number) => [number, stored.get(number) ?? 0] as const),
	);
	for (const [number, count] of wronglyStored) if (count === 1) wronglyStored.delete(number);
	rmSync(dataDir, { recursive: true, force: true });
	rmSync(contentDir, { recursive: true, force: true });
	return {
		acknowledged: acknowledged.size,
		wronglyStored,
		sentAgain,
		beforeKillMs,
		afterKillMs,
		bareInsertMs: bare.times,
	};
}

/** @returns true if the visitor got thanks; false also if no answer came */
async function send(origin: string, number: number, key = randomUUID()): Promise<boolean> {
	const body = new URLSearchParams({
		action: FORM_ACTION,
		post_id: String(DOCUMENT_ID),
		form_id: FORM_ID,
		referrer: '/ask/',
		idempotency_key: key,
		'form_fields[number]': String(number),
		'form_fields[email]': 'ann@mail.example',
		'form_fields[message]': 'Two people, one day, and the wind from the west.',
	});
	try {
		const answer = await fetch(`${origin}/wp-admin/admin-ajax.php`, { method: 'POST', body });
		const { success } = (await answer.json()) as { success: boolean };
		return success;
	} catch {
		return false;
	}
}

/**
 * Returns how often each form number is stored. It uses the typed answer for that, and not the key that should keep a
 * form single.
 */
function storedNumbers(file: string): Map<number, number> {
	const database = new LibSql(file);
	const rows = database
		.prepare(
			"select value, count(*) as times from submission_values where field_id = 'number' group by value",
		)
		.all() as { value: string; times: number }[];
	database.close();
	return new Map(rows.map(({ value, times }) => [Number(value), times]));
}

/** A database that does the least to store a row safely: one insert with the pragmas of the host's own file. */
function bareDatabase(file: string): { insert: () => void; times: number[] } {
	const database = new LibSql(file);
	database.exec('PRAGMA journal_mode=WAL');
	database.exec('PRAGMA synchronous=FULL');
	database.exec('create table bare (id integer primary key, value text not null)');
	const insert = database.prepare('insert into bare (value) values (?)');
	const times: number[] = [];
	return {
		times,
		insert() {
			const begun = performance.now();
			insert.run('Two people, one day, and the wind from the west.');
			times.push(performance.now() - begun);
		},
	};
}
