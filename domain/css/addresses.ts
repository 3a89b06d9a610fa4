import { safeMediaUrl } from '../address/safe-url';
import { isGap, type Token, tokenTypes } from './tokens';

/** Whether CSS may load what is at an address. */
export type MayLoad = (address: string) => boolean;

/** A picture that is written out; drawings run nothing while they are a background. */
const INLINE_PICTURE = /^data:image\/[\w.+-]+[;,]/i;

/** Addresses over http and https, relative ones, and pictures that are written out. */
export const isPictureAddress: MayLoad = (address) =>
	INLINE_PICTURE.test(address) || safeMediaUrl(address) !== undefined;

/** Functions that take an address without `url()` around it, and Internet Explorer's that ran scripts. */
const NEVER_CALLED = /^(?:image|(?:-webkit-)?image-set|src|expression)\($/i;

/** Whether all that tokens would load may be loaded, each by an address that stands there as it is. */
export function loadOnly(tokens: readonly Token[], mayLoad: MayLoad): boolean {
	const said = tokens.filter(({ type }) => !isGap(type));
	return said.every((token, index) => {
		if (token.type === tokenTypes.Url) return mayLoad(token.text.slice(4, -1).trim());
		if (token.type !== tokenTypes.Function) return true;
		if (NEVER_CALLED.test(token.text)) return false;
		if (token.text.toLowerCase() !== 'url(') return true;
		const [address, end] = said.slice(index + 1);
		return (
			address?.type === tokenTypes.String &&
			end?.type === tokenTypes.RightParenthesis &&
			!address.text.includes('\\') &&
			mayLoad(address.text.slice(1, -1).trim())
		);
	});
}
