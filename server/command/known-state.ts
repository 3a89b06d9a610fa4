import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { KnownState } from '@outrigger/mock';
import type { Environment } from '../environment';
import { CommandFailure } from './command-failure';
import type { CommandContext } from './context';

/**
 * Carries out `--reset` and `--snapshot FILE` before the mock begins.
 * @returns the state to which a reset leads; undefined for the state of the content itself
 * @throws CommandFailure for a file that is no snapshot
 */
export async function knownStateOf(
	{ values, switches, err }: Pick<CommandContext, 'values' | 'switches' | 'err'>,
	{ databaseUrl, dataDir }: Pick<Environment, 'databaseUrl' | 'dataDir'>,
): Promise<KnownState | undefined> {
	const file = values.get('snapshot');
	if (file === undefined && !switches.has('reset')) return undefined;
	const mock = await import('@outrigger/mock');
	const kept = file !== undefined && existsSync(file) ? readSnapshot(file, mock.parseState) : null;
	const database = await mock.openDatabase({ url: databaseUrl, dataDir });
	try {
		if (switches.has('reset')) await mock.putState(database, mock.NOTHING_WRITTEN);
		if (kept) await mock.putState(database, kept);
		if (file === undefined) return undefined;
		if (kept) return kept;
		const state = await mock.readState(database);
		writeFileSync(file, `${JSON.stringify(state)}\n`, { flag: 'wx' });
		err(`Wrote ${file}: ${state.records.length} records, ${state.comments.length} comments.\n`);
		return state;
	} finally {
		await database.destroy();
	}
}

function readSnapshot(file: string, parse: (text: string) => KnownState): KnownState {
	try {
		return parse(readFileSync(file, 'utf8'));
	} catch (error) {
		throw new CommandFailure(`${file} cannot be used. ${(error as Error).message}`);
	}
}
