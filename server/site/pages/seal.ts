import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
/**
 * The length of a nonce of AES-GCM, in bytes. It is random for each text, because a key must never use the same nonce
 * twice.
 */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Texts are padded to a multiple of this length, so that a sealed text does not reveal the length of its content. */
const BLOCK_BYTES = 64;

/** Encrypts texts that lie in places where others can read them, and recognises texts that it encrypted. */
export interface Seal {
	/** @returns base64url, a different text at each call */
	close(text: string): string;
	/** The text; `null` for a text that this seal did not close, and for a changed or cut one. */
	open(sealed: string): string | null;
}

/**
 * Makes a seal (AES-256-GCM) out of a secret.
 *
 * @param secret the same on all hosts that open each other's seals; at least 32 bytes
 * @param purpose the kind of the text and its site: seals of different purposes do not open each other's
 */
export function createSeal(secret: Uint8Array, purpose: string): Seal {
	const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
	return {
		close(text) {
			const nonce = randomBytes(NONCE_BYTES);
			const cipher = createCipheriv(CIPHER, key, nonce);
			const hidden = Buffer.concat([cipher.update(filledUp(text)), cipher.final()]);
			return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url');
		},
		open(sealed) {
			const bytes = Buffer.from(sealed, 'base64url');
			const [nonce, tag, hidden] = [
				bytes.subarray(0, NONCE_BYTES),
				bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
				bytes.subarray(NONCE_BYTES + TAG_BYTES),
			];
			if (hidden.length === 0) return null;
			const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
			decipher.setAuthTag(tag);
			try {
				const text = Buffer.concat([decipher.update(hidden), decipher.final()]);
				return text.toString('utf8').replace(/\0+$/, '');
			} catch {
				return null;
			}
		},
	};
}

/** The bytes of a text, padded with zeros: at least one. */
function filledUp(text: string): Buffer {
	const bytes = Buffer.from(text, 'utf8');
	const length = (Math.floor(bytes.length / BLOCK_BYTES) + 1) * BLOCK_BYTES;
	return Buffer.concat([bytes], length);
}
