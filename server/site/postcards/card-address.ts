import { createHmac } from 'node:crypto';
import { equalsSecret } from '@outrigger/http/equals-secret';
import { faultOf, POSTCARDS_PATH, plainWords } from '@outrigger/rules/postcards/card-words';

/** A postcard; its address contains all of its data. */
export interface Card {
	/** Path on this site of the page whose gallery contains the picture. */
	page: string;
	/** Path of the picture's file on this site. */
	picture: string;
	/** Plain text that has passed all checks. */
	words: string;
}

/** Reads and writes the paths of postcards on this site. */
export interface CardAddresses {
	write(card: Card): string;
	/** Returns null for a path that this site did not write. */
	read(path: string): Card | null;
}

/** 132 bits, written in 22 characters. */
const SIGNATURE_LENGTH = 22;
const PARTS = /^([\w-]{22})\/([\w-]{1,4096})\/$/;

/**
 * Writes paths with a card and a signature over all of it. A visitor cannot sign, so the host shows only words that it
 * has checked. Every host with the same secret can read the paths, and no host stores cards.
 *
 * @param secret called at its first use
 */
export function createCardAddresses(secret: () => Uint8Array): CardAddresses {
	let key: Uint8Array | null = null;

	function sign(encoded: string): string {
		key ??= secret();
		return createHmac('sha256', key).update(encoded).digest('base64url').slice(0, SIGNATURE_LENGTH);
	}

	return {
		write({ page, picture, words }) {
			const encoded = Buffer.from(JSON.stringify([page, picture, words])).toString('base64url');
			return `${POSTCARDS_PATH}${sign(encoded)}/${encoded}/`;
		},
		read(path) {
			if (!path.startsWith(POSTCARDS_PATH)) return null;
			const [, signature, encoded] = PARTS.exec(path.slice(POSTCARDS_PATH.length)) ?? [];
			if (!signature || !encoded || !equalsSecret(signature, sign(encoded))) return null;
			return cardOf(encoded);
		},
	};
}

/** A card that an earlier version signed must follow the rules of this version; otherwise it is invalid. */
function cardOf(encoded: string): Card | null {
	const parts: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
	if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) return null;
	const [page = '', picture = '', words = ''] = parts;
	return faultOf(words) === null && plainWords(words) === words ? { page, picture, words } : null;
}
