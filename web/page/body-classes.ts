import type { PagePlan } from './plan';

/** The classes that WordPress themes and the builder put on `<body>`, for editors' custom CSS. */
export function bodyClasses(
	{ subject, node, hasElements }: PagePlan,
	kitId: number | null,
): string[] {
	const classes: (string | false | null | undefined)[] = [
		subject.isFrontPage && 'home',
		subject.kind === 'singular' && (node?.contentTypeName === 'page' ? 'page' : 'single'),
		subject.kind === 'singular' && node && `postid-${node.databaseId}`,
		(subject.kind === 'archive' || subject.kind === 'search') && 'archive',
		subject.kind === 'search' && 'search',
		subject.kind === 'not-found' && 'error404',
		'elementor-default',
		kitId !== null && `elementor-kit-${kitId}`,
		hasElements && 'elementor-page',
		hasElements && node && `elementor-page-${node.databaseId}`,
	];
	return classes.filter((name) => typeof name === 'string');
}
