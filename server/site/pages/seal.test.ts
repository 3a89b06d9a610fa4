import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal';

const secret = randomBytes(32);
const seal = createSeal(secret, 'post passwords of http://site.test');

describe('a sealed text', () => {
	it('is opened by every seal of the same secret and purpose', () => {
		const other = createSeal(secret, 'post passwords of http://site.test');
		fc.assert(
			fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
				fc.pre(!text.endsWith('\0'));
				expect(other.open(seal.close(text))).toBe(text);
			}),
			{ numRuns: 200 },
		);
	});

	it('is opened by no other', () => {
		const sealed = seal.close('octopus');
		expect(
			createSeal(randomBytes(32), 'post passwords of http://site.test').open(sealed),
		).toBeNull();
		expect(createSeal(secret, 'post passwords of http://other.test').open(sealed)).toBeNull();
	});

	it('reveals neither the text nor its length, and looks different each time', () => {
		const [one, two, short] = [seal.close('octopus'), seal.close('octopus'), seal.close('a')];
		expect(one).not.toBe(two);
		expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('octopus');
		expect(one.length).toBe(short.length);
		expect(seal.close('a'.repeat(63)).length).toBe(short.length);
		expect(seal.close('a'.repeat(64)).length).toBeGreaterThan(short.length);
	});

	it('opens only unchanged', () => {
		const sealed = Buffer.from(seal.close('octopus'), 'base64url');
		for (let at = 0; at < sealed.length; at += 1) {
			const changed = Buffer.from(sealed);
			changed[at] = (changed[at] as number) ^ 1;
			expect(seal.open(changed.toString('base64url'))).toBeNull();
			expect(seal.open(sealed.subarray(0, at).toString('base64url'))).toBeNull();
		}
		for (const junk of ['', 'x', '****', 'b2N0b3B1cw']) expect(seal.open(junk)).toBeNull();
	});
});
