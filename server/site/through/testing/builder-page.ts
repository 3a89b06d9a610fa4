/**
 * A page as a WordPress with the builder prints it, by its public class names, attributes and ids of scripts
 * (facts of the builder's pages; no text of its source).
 */

/** The parts from which a page is made. */
export interface BuilderPageParts {
	/** Origin of the WordPress, as its addresses contain it. */
	origin: string;
	/** Markup in the content. */
	content?: string;
	/** Markup after the content: popups. */
	footer?: string;
	/** Further scripts in the head. */
	scripts?: string;
	bodyClass?: string;
}

const plugin = (origin: string, path: string) => `${origin}/wp-content/plugins/${path}?ver=3.33.1`;

/**
 * Scripts of the builder, of its paid part and of jQuery, and scripts that only these call, as WordPress prints them at
 * the end of a page.
 */
export function builderScripts(origin: string): string {
	const config = {
		environmentMode: { edit: false },
		responsive: {
			breakpoints: {
				mobile: { label: 'Mobile Portrait', value: 767, direction: 'max', is_enabled: true },
				mobile_extra: {
					label: 'Mobile Landscape',
					value: 880,
					direction: 'max',
					is_enabled: false,
				},
				tablet: { label: 'Tablet Portrait', value: 1024, direction: 'max', is_enabled: true },
				laptop: { label: 'Laptop', value: 1366, direction: 'max', is_enabled: false },
			},
		},
		kit: {
			stretched_section_container: '#content',
			global_image_lightbox: 'yes',
			lightbox_enable_counter: 'yes',
			lightbox_enable_zoom: 'yes',
		},
		urls: { assets: `${origin}/wp-content/plugins/elementor/assets/` },
	};
	const files = [
		['jquery-core', `${origin}/wp-includes/js/jquery/jquery.min.js?ver=3.7.1`],
		['jquery-migrate', `${origin}/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1`],
		['swiper', plugin(origin, 'elementor/assets/lib/swiper/v8/swiper.min.js')],
		['elementor-webpack-runtime', plugin(origin, 'elementor/assets/js/webpack.runtime.min.js')],
		['elementor-frontend-modules', plugin(origin, 'elementor/assets/js/frontend-modules.min.js')],
		['elementor-frontend', plugin(origin, 'elementor/assets/js/frontend.min.js')],
		['smartmenus', plugin(origin, 'elementor-pro/assets/lib/smartmenus/jquery.smartmenus.min.js')],
		['elementor-pro-frontend', plugin(origin, 'elementor-pro/assets/js/frontend.min.js')],
		['pro-elements-handlers', plugin(origin, 'elementor-pro/assets/js/elements-handlers.min.js')],
		['wp-i18n', `${origin}/wp-includes/js/dist/i18n.min.js?ver=5e5`],
	] as const;
	return [
		`<script id="elementor-frontend-js-before">var elementorFrontendConfig = ${JSON.stringify(config).replaceAll('/', '\\/')};</script>`,
		...files.map(([handle, src]) => `<script src="${src}" id="${handle}-js"></script>`),
	].join('\n');
}

/** One whole page. */
export function builderPage(parts: BuilderPageParts): string {
	const { origin, content = '<h1>Boats</h1>', footer = '', scripts = '', bodyClass = '' } = parts;
	return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="UTF-8">
<title>Boats &#8211; Bay</title>
<link rel="canonical" href="${origin}/boats/">
<link rel="stylesheet" id="elementor-frontend-css" href="${origin}/wp-content/plugins/elementor/assets/css/frontend.min.css?ver=3.33.1" media="all">
<link rel="https://api.w.org/" href="${origin}/wp-json/">
<script type="application/ld+json">{"@context":"https://schema.org","url":"${origin}/boats/"}</script>
${scripts}
</head>
<body class="wp-singular elementor-default elementor-kit-5 ${bodyClass}">
<a href="${origin}/about/">About</a>
<form action="${origin}/search/"><input name="s"></form>
<img src="${origin}/wp-content/uploads/a.jpg" srcset="${origin}/wp-content/uploads/a.jpg 300w, ${origin}/wp-content/uploads/b.jpg 600w" alt="">
${content}
${footer}
${builderScripts(origin)}
</body>
</html>
`;
}
