import { CDN_KINDS, type CdnSettings } from './site/cache/cdn-kinds';

/** The variables of a CDN, as they were parsed. */
export interface CdnVariables {
	CDN?: CdnSettings['kind'] | undefined;
	CDN_URL?: readonly string[] | undefined;
	CDN_ZONE?: string | undefined;
	CDN_TOKEN?: string | undefined;
	CDN_SECONDS?: number | undefined;
}

/** The services' default addresses for purges. */
const USUAL_ADDRESSES: Readonly<Record<CdnSettings['kind'], readonly string[]>> = {
	cloudflare: ['https://api.cloudflare.com'],
	fastly: ['https://api.fastly.com'],
	varnish: [],
};
/** The seconds for which a CDN keeps a page if the operator sets no other time. */
const USUAL_SECONDS = 60;

/** The CDN that a text names; undefined for every other text. */
export function parseCdnKind(text: string): CdnSettings['kind'] | undefined {
	return CDN_KINDS.find((kind) => kind === text.toLowerCase());
}

/**
 * Puts the settings of a CDN together.
 * @returns `wrong`: lines about variables that are missing although others are set
 */
export function cdnSettingsOf(values: CdnVariables): { cdn: CdnSettings | null; wrong: string[] } {
	const { CDN: kind, CDN_URL, CDN_ZONE: zone = '', CDN_TOKEN: token = '' } = values;
	if (!kind) {
		const others = (['CDN_URL', 'CDN_ZONE', 'CDN_TOKEN', 'CDN_SECONDS'] as const).filter(
			(name) => values[name] !== undefined,
		);
		return {
			cdn: null,
			wrong: others.map((name) => `  CDN: is not set, and ${name} is.`),
		};
	}
	const addresses = CDN_URL ?? USUAL_ADDRESSES[kind];
	const missing =
		kind === 'varnish'
			? [addresses.length === 0 && 'CDN_URL']
			: [zone === '' && 'CDN_ZONE', token === '' && 'CDN_TOKEN'];
	const wrong = missing
		.filter((name) => name !== false)
		.map((name) => `  ${name}: is not set, and CDN is ${kind}.`);
	const seconds = values.CDN_SECONDS ?? USUAL_SECONDS;
	return { cdn: { kind, addresses, zone, token, seconds }, wrong };
}
