import { createHmac } from 'node:crypto';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { isPicturePath } from '@outrigger/rules/address/picture-path';
import { FONT_PARTS, type FontPart, partKind } from './font-parts';

/** The path under which this host serves media of other hosts that documents name. */
export const FOREIGN_MEDIA_PATH = '/foreign-media/';

/** Widths that pictures are made in (CSS pixels), most of them WordPress's own. */
export const PICTURE_WIDTHS: readonly number[] = [150, 300, 768, 1024, 1536, 2048];

/** The longest address, in characters: proxies do not pass longer ones. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** The use of an address. A signature is valid for a single use. */
export type MediaKind = 'picture' | 'film' | 'font' | 'sheet' | 'animation' | `${FontPart}-font`;

/** A file of another host, and the form in which it is requested. */
export interface MediaReference {
	/** Absolute, without a hash. */
	address: string;
	kind: MediaKind;
	/** CSS pixels, one of `PICTURE_WIDTHS`; null for the original width, and for other media than pictures. */
	width: number | null;
}

/** Paths of this site for media of other hosts. */
export interface MediaAddresses {
	write(reference: MediaReference): string;
	/** Returns null for a path that this site did not write. */
	read(path: string): MediaReference | null;
}

/** Kinds whose name is in the path at the place of a width. */
const WHOLE_KINDS: readonly MediaKind[] = [
	...(['film', 'font', 'sheet', 'animation'] as const),
	...FONT_PARTS.map(partKind),
];

/** 132 bits, written in 22 characters. */
const SIGNATURE_LENGTH = 22;
const MAX_NAME_LENGTH = 80;

/**
 * Writes paths with the address and a signature over it. A visitor cannot sign, so the host fetches only addresses from
 * pages of this site. Every host with the same secret can read the paths; hosts need no other common state.
 *
 * @param secret gives the secret at its first use
 */
export function createMediaAddresses(secret: () => Uint8Array | string): MediaAddresses {
	let key: Uint8Array | string | null = null;

	function sign(kind: MediaKind, address: string): string {
		key ??= secret();
		return createHmac('sha256', key)
			.update(`foreign-media ${kind} ${address}`)
			.digest('base64url')
			.slice(0, SIGNATURE_LENGTH);
	}

	function write({ address, kind, width }: MediaReference): string {
		const form = kind === 'picture' ? String(width ?? 'full') : kind;
		const encoded = Buffer.from(address).toString('base64url');
		return `${FOREIGN_MEDIA_PATH}${sign(kind, address)}/${encoded}/${form}/${nameOf(address, kind)}`;
	}

	return {
		write,
		read(path) {
			if (!path.startsWith(FOREIGN_MEDIA_PATH)) return null;
			const [signature = '', encoded = '', form = ''] = path
				.slice(FOREIGN_MEDIA_PATH.length)
				.split('/');
			const address = Buffer.from(encoded, 'base64url').toString();
			const kind = WHOLE_KINDS.find((one) => one === form) ?? 'picture';
			const width = PICTURE_WIDTHS.find((one) => String(one) === form) ?? null;
			if (!equalsSecret(signature, sign(kind, address)) || !URL.canParse(address)) return null;
			const reference: MediaReference = { address, kind, width };
			// Each address has a single valid spelling, so that no visitor fills caches with
			// other spellings.
			return write(reference) === path ? reference : null;
		},
	};
}

/**
 * The name under which visitors save the file. The name of a picture has the extension of a picture, because lightboxes
 * check it.
 */
function nameOf(address: string, kind: MediaKind): string {
	const { pathname } = new URL(address);
	const plain = pathname
		.slice(pathname.lastIndexOf('/') + 1)
		.replace(/%[\da-f]{2}/gi, '-')
		.replace(/[^\w.-]+/g, '-')
		.slice(-MAX_NAME_LENGTH)
		.replace(/^[.-]+/, '');
	const name = plain || kind;
	return kind !== 'picture' || isPicturePath(name) ? name : `${name}.jpg`;
}
