import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { writeWhole } from '@outrigger/media/write-whole';
import type { Database } from '../database/open-database';
import type { Write, Written } from './written';

/**
 * The files that users uploaded. The database stores their bytes for all hosts. Each host has copies in a folder, from
 * which it makes pictures and sends films.
 */
export interface Uploads {
	/** Keeps a file. @returns its path on this host */
	keep(bytes: Uint8Array, ending: string): Promise<string>;
	/** Takes records from the database and fetches their files to this host. */
	here(written: readonly Written[]): Promise<Written[]>;
	/** Records as the database keeps them: the names of their files are valid on every host. */
	named(write: Write): Write;
}

/** The start of the source of an upload in the database. */
const SCHEME = 'upload:';

export function openUploads(database: () => Promise<Database>, folder: string): Uploads {
	const pathOf = (name: string) => join(folder, basename(name));

	async function copy(name: string): Promise<string> {
		const path = pathOf(name);
		const isHere = await access(path).then(
			() => true,
			() => false,
		);
		if (isHere) return path;
		const kept = await (await database())
			.selectFrom('written_files')
			.select('bytes')
			.where('name', '=', name)
			.executeTakeFirst();
		// The driver of SQLite gives a bare buffer. The first request for a missing file reports it, as for a file of the content.
		if (kept) await writeWhole(folder, basename(name), Buffer.from(kept.bytes));
		return path;
	}

	return {
		async keep(bytes, ending) {
			const name = createHash('sha256').update(bytes).digest('hex') + ending;
			await (await database())
				.insertInto('written_files')
				.values({ name, bytes: Buffer.from(bytes) })
				.onConflict((conflict) => conflict.doNothing())
				.execute();
			return copy(name);
		},
		here: (written) =>
			Promise.all(
				written.map(async (one) => {
					const source = sourceOf(one);
					return source?.startsWith(SCHEME)
						? withSource(one, await copy(source.slice(SCHEME.length)))
						: one;
				}),
			),
		named: (write) =>
			write.map((one) => {
				const source = sourceOf(one);
				return source !== undefined && dirname(source) === folder
					? withSource(one, SCHEME + basename(source))
					: one;
			}),
	};
}

const sourceOf = ({ kind, record }: Written): string | undefined =>
	kind === 'post' ? record?.media?.sourcePath : undefined;

function withSource(written: Written, sourcePath: string): Written {
	if (written.kind !== 'post' || !written.record?.media) return written;
	const { record } = written;
	return { ...written, record: { ...record, media: { ...record.media, sourcePath } } as never };
}
