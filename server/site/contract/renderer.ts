/** The contract between the host and the front end stands with the front end; the host knows no more of it than this. */
export type {
	AssetManifest,
	ContentStyles,
	CreateSite,
	GraphQLExecutor,
	MarkupPart,
	OwnMedia,
	PageRenderer,
	PageRequest,
	PassedPageParts,
	RenderedPage,
	RestAnswer,
	RestFetch,
	Sanitize,
	SanitizedHtml,
	SiteOptions,
	Warn,
} from '@outrigger/elements/page';
