import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a ZIP, with the wrong values that a bad ZIP contains. */
export interface ZipPart {
	/** The name is written unchanged: `../evil.json` stays. */
	name: string;
	data: string | Buffer;
	/** The unpacked size in the table of contents; the true size by default. */
	claimedSize?: number;
	/** True if a symbolic link to the target `data` is written. */
	isLink?: boolean;
}

const UTF8_NAMES = 0x800;
const DEFLATED = 8;
const MADE_BY_UNIX = (3 << 8) | 20;
const FILE_MODE = 0o100644;
const LINK_MODE = 0o120777;

/** Writes a ZIP byte by byte, because no library writes bad ZIPs. */
export function writeZip(path: string, parts: readonly ZipPart[]): void {
	const bodies: Buffer[] = [];
	const entries: Buffer[] = [];
	let offset = 0;
	for (const { name, data, claimedSize, isLink = false } of parts) {
		const bytes = Buffer.from(data);
		const packed = deflateRawSync(bytes);
		const nameBytes = Buffer.from(name);
		const facts = Buffer.alloc(22);
		facts.writeUInt16LE(UTF8_NAMES, 0);
		facts.writeUInt16LE(DEFLATED, 2);
		facts.writeUInt32LE(0x5a6e8000, 4);
		facts.writeUInt32LE(crc32(bytes), 8);
		facts.writeUInt32LE(packed.length, 12);
		facts.writeUInt32LE(claimedSize ?? bytes.length, 16);
		facts.writeUInt16LE(nameBytes.length, 20);
		const local = Buffer.concat([
			Buffer.from([0x50, 0x4b, 3, 4, 20, 0]),
			facts,
			Buffer.alloc(2),
			nameBytes,
			packed,
		]);
		const tail = Buffer.alloc(16);
		tail.writeUInt32LE(((isLink ? LINK_MODE : FILE_MODE) << 16) >>> 0, 8);
		tail.writeUInt32LE(offset, 12);
		const head = Buffer.alloc(8);
		head.writeUInt32LE(0x02014b50, 0);
		head.writeUInt16LE(MADE_BY_UNIX, 4);
		head.writeUInt16LE(20, 6);
		entries.push(Buffer.concat([head, facts, tail, nameBytes]));
		bodies.push(local);
		offset += local.length;
	}
	const table = Buffer.concat(entries);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(parts.length, 8);
	end.writeUInt16LE(parts.length, 10);
	end.writeUInt32LE(table.length, 12);
	end.writeUInt32LE(offset, 16);
	writeFileSync(path, Buffer.concat([...bodies, table, end]));
}

/** The files of a folder, `{ 'manifest.json': {…} }`, as parts of a ZIP: texts unchanged, all other values as JSON. */
export function zipParts(files: Readonly<Record<string, unknown>>): ZipPart[] {
	return Object.entries(files).map(([name, value]) => ({
		name,
		data: typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value),
	}));
}
