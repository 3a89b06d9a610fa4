import { fitContract } from '@outrigger/rules/wordpress/contract-version';
import type { Ask } from './endpoint';

const VERSION = '{ elementorSiteConfig { contractVersion } }';

/**
 * Returns the update that a site needs because its companion plugin has another version of the contract; `null` if no
 * update is needed or no plugin answers.
 */
export async function contractAdvice(ask: Ask): Promise<string | null> {
	const { data } = await ask(VERSION);
	const config = (data as { elementorSiteConfig?: { contractVersion?: unknown } | null } | null)
		?.elementorSiteConfig;
	return typeof config?.contractVersion === 'string'
		? fitContract(config.contractVersion).advice
		: null;
}
