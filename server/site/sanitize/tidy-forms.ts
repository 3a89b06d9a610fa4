/**
 * Unwraps forms that post to another site: the page's policy stops them anyway, and a visitor should not fill in
 * what cannot be sent. What is inside stays.
 *
 * @param siteUrl public origin without a slash at the end
 */
export function tidyForms(root: DocumentFragment, siteUrl: string): void {
	for (const form of root.querySelectorAll('form')) {
		const action = form.getAttribute('action') ?? '';
		const isOwn =
			URL.canParse(action, `${siteUrl}/`) &&
			new URL(action, `${siteUrl}/`).origin === new URL(siteUrl).origin;
		if (!isOwn) form.replaceWith(...form.childNodes);
	}
}
