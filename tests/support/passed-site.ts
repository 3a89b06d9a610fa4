import { builderContainer } from 'outrigger/site/through/testing/builder-widgets';
import { type FakeSite, startFakeSite } from 'outrigger/site/through/testing/fake-site';
import { startBuiltSite } from './built-site';

/** A site of the builder, and the built host that passes its pages through. */
export interface PassedSite {
	/** The host's origin: `http://127.0.0.1:49152` */
	origin: string;
	wordpress: FakeSite;
	stop(): Promise<void>;
}

/**
 * @param fill adds the pages of a test to the site, before the host starts
 * @param variables environment variables of the host
 */
export async function startPassedSite(
	fill: (wordpress: FakeSite) => void,
	variables: Record<string, string> = {},
): Promise<PassedSite> {
	const wordpress = await startFakeSite();
	fill(wordpress);
	const host = await startBuiltSite({
		...{ WORDPRESS_URL: wordpress.origin, PAGES: 'through' },
		...variables,
	});
	return {
		origin: host.origin,
		wordpress,
		async stop() {
			await host.stop();
			await wordpress.close();
		},
	};
}

/** The content of a page as the builder's document. */
export function builderDocument(inside: string): string {
	return `<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7">${inside}</div>`;
}

/**
 * Puts each widget into a container of its own.
 * @param id the beginning of the containers' ids; the place of each follows
 * @param between markup between two containers
 */
export function inContainers(widgets: readonly string[], id: string, between = ''): string {
	return widgets.map((one, at) => builderContainer(`${id}${at}`, one)).join(between);
}
