import { ApolloProvider } from '@apollo/client/react';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { createAddOns } from '@outrigger/rules/add-ons/add-ons';
import { DEFAULT_BREAKPOINTS } from '@outrigger/rules/builder/breakpoints';
import type { ElementNode } from '@outrigger/rules/builder/element-tree';
import type { CaptchaType } from '@outrigger/rules/forms/captcha';
import { englishSay } from '@outrigger/rules/texts/load-texts';
import type { Say } from '@outrigger/rules/texts/text';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import type { RestFetch } from '../../wordpress/rest';
import { RestProvider, rememberRest } from '../../wordpress/rest';
import { createServerClient, type ExecuteGraphQL } from '../../wordpress/server-client';
import { namingRest, type ShownNames } from '../../wordpress/testing/naming-rest';
import type { AtomicDefinition } from '../atomic/define-atomic';
import { type CurrentNode, CurrentNodeProvider } from '../context/current-node';
import { type CurrentPage, CurrentPageProvider } from '../context/current-page';
import { RenderProvider } from '../context/render-context';
import { createStyleCollector } from '../styles/style-collector';
import { createRegistry, type WidgetDefinition } from '../tree/define-widget';
import { Widget } from '../tree/widget';

const PAGE: CurrentPage = {
	kind: 'singular',
	path: '/bay/',
	url: new URL('https://boats.example/bay/'),
	pageNumber: 1,
	commentPage: null,
	search: null,
	archive: null,
	mainQuery: null,
	breadcrumbs: [],
	site: {
		title: 'Boats',
		logo: null,
		description: '',
		url: 'https://boats.example',
		language: 'en-US',
		timezone: 'Europe/Athens',
		dateFormat: 'F j, Y',
		timeFormat: 'H:i',
		postsPerPage: 10,
	},
	isPreview: false,
	unlockedContent: null,
	returnedForm: null,
};

/** What a test may set around the rendered tree. */
export interface ServerSetting {
	execute?: ExecuteGraphQL;
	/** Answers all REST requests except the requests for the site's names. */
	rest?: RestFetch;
	/** The names that REST shows; by default a stock WordPress's types and taxonomies. */
	shown?: ShownNames;
	node?: CurrentNode | null;
	page?: Partial<CurrentPage>;
	widgets?: readonly WidgetDefinition[];
	atomic?: readonly AtomicDefinition[];
	/** The host's texts; English by default. */
	say?: Say;
	sanitize?: (html: string) => string;
	hasExtension?: boolean;
	hasLoops?: boolean;
	hasForms?: boolean;
	hasShop?: boolean;
	hasRental?: boolean;
	captchas?: readonly CaptchaType[];
	allowLogin?: () => void;
}

/**
 * Renders a tree as the server renders a page, data and islands included, for tests. If a test
 * gives no answers, a request for them is an error.
 */
export async function renderOnServer(
	tree: ReactNode,
	setting: ServerSetting = {},
): Promise<string> {
	const unanswered = () => Promise.reject(new Error('This test gives no answers.'));
	const client = createServerClient({ execute: setting.execute ?? unanswered });
	const { result } = await prerenderStatic({
		tree: (
			<ApolloProvider client={client}>
				<RestProvider fetch={rememberRest(namingRest(setting.rest ?? unanswered, setting.shown))}>
					<RenderProvider
						value={{
							registry: createRegistry(setting.widgets ?? [], setting.atomic ?? []),
							showElements: createAddOns().show,
							say: setting.say ?? englishSay,
							styles: createStyleCollector(DEFAULT_BREAKPOINTS),
							document: { databaseId: 7, type: 'wp-page' },
							sanitize: setting.sanitize ?? ((html) => html),
							warn: () => {},
							hasExtension: setting.hasExtension ?? false,
							hasLoops: setting.hasLoops ?? false,
							hasForms: setting.hasForms ?? false,
							hasShop: setting.hasShop ?? false,
							hasRental: setting.hasRental ?? false,
							captchas: setting.captchas ?? [],
							...(setting.allowLogin && { allowLogin: setting.allowLogin }),
							allowFrame: () => {},
						}}
					>
						<CurrentPageProvider page={{ ...PAGE, ...setting.page }}>
							<CurrentNodeProvider node={setting.node ?? null}>{tree}</CurrentNodeProvider>
						</CurrentPageProvider>
					</RenderProvider>
				</RestProvider>
			</ApolloProvider>
		),
		renderFunction: (element) => prerender(element, { onError: () => {} }),
	});
	// React leaves the contexts of its last tree set. This is a problem only in tests, which have server and browser in
	// one process.
	await prerender(null);
	return result;
}

/**
 * Renders one widget by itself as the server renders it, with the id `a1b2c3d`; with the other options of
 * `renderOnServer`.
 */
export function renderWidget(
	widgetType: string,
	settings: object,
	setting: ServerSetting,
): Promise<string> {
	const element: ElementNode = {
		id: 'a1b2c3d',
		elType: 'widget',
		widgetType,
		settings: { ...settings },
		renderedHtml: null,
		children: [],
	};
	return renderOnServer(<Widget element={element} />, setting);
}
