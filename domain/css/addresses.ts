import { safeMediaUrl } from '../address/safe-url';
import { isGap, type Token, tokenTypes } from './tokens';

/** Returns true where CSS may load the address. */
export type MayLoad = (address: string) => boolean;

/** A `data:` picture. SVG runs no scripts as a background image. */
const INLINE_PICTURE = /^data:image\/[\w.+-]+[;,]/i;

/** True for http and https addresses, relative addresses and `data:` pictures. */
export const isPictureAddress: MayLoad = (address) =>
	INLINE_PICTURE.test(address) || safeMediaUrl(address) !== undefined;

/** Functions that load an address without `url()`, and Internet Explorer's `expression()`, which ran scripts. */
const NEVER_CALLED = /^(?:image|(?:-webkit-)?image-set|src|expression)\($/i;

/** True where every address that the tokens load is allowed and is written as a plain, unescaped address. */
export function loadOnly(tokens: readonly Token[], mayLoad: MayLoad): boolean {
	const words = tokens.filter(({ type }) => !isGap(type));
	return words.every((token, index) => {
		if (token.type === tokenTypes.Url) return mayLoad(token.text.slice(4, -1).trim());
		if (token.type !== tokenTypes.Function) return true;
		if (NEVER_CALLED.test(token.text)) return false;
		if (token.text.toLowerCase() !== 'url(') return true;
		const [address, end] = words.slice(index + 1);
		return (
			address?.type === tokenTypes.String &&
			end?.type === tokenTypes.RightParenthesis &&
			!address.text.includes('\\') &&
			mayLoad(address.text.slice(1, -1).trim())
		);
	});
}
