import { builderContainer } from 'outrigger/site/through/testing/builder-widgets';
import { type FakeSite, startFakeSite } from 'outrigger/site/through/testing/fake-site';
import { type BuiltSite, startBuiltSite } from './built-site';

/** A site of the builder, and the built host that passes its pages through. */
export interface PassedSite {
	/** The host's origin: `http://127.0.0.1:49152` */
	origin: string;
	wordpress: FakeSite;
	host: BuiltSite;
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
		WORDPRESS_URL: wordpress.origin,
		PAGES: 'through',
		...variables,
	});
	return {
		origin: host.origin,
		wordpress,
		host,
		async stop() {
			await host.stop();
			await wordpress.close();
		},
	};
}

/**
 * The builder's document of a page, with each widget in a container of its own.
 * @param id the beginning of the containers' ids, five characters long
 * @param between markup between two containers
 */
export function builderDocument(widgets: readonly string[], id: string, between = ''): string {
	const inside = widgets.map((one, at) => builderContainer(`${id}0${at}`, one)).join(between);
	return `<div data-elementor-type="wp-page" data-elementor-id="7" class="elementor elementor-7">${inside}</div>`;
}
