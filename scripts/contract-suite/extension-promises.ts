import { fitContract } from '@outrigger/rules/wordpress/contract-version';
import { type Promised, unless, untried } from './promise';

const UPDATE = 'Update the companion plugin: `npm run plugin` makes it.';
const BY_PLUGIN = { plugin: 'extension' } as const;

/** Names of settings that never leave a site, in any widget. */
const SECRET = /^(?:webhooks?|email_to|submit_actions|(?:\w+_)?api_key|smtp_\w+)$/i;

function secretsIn(value: unknown, path = ''): string[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([name, inner]) => {
		const here = path === '' ? name : `${path}.${name}`;
		return SECRET.test(name) ? [here] : secretsIn(inner, here);
	});
}

/** The promises of `docs/real-wordpress.md` for a site with the companion plugin. */
export const EXTENSION_PROMISES: readonly Promised[] = [
	{
		...BY_PLUGIN,
		says: 'speaks a version of the contract that fits this front end',
		remedy: UPDATE,
		async keep({ site }) {
			const { data } = await site.ask('{ elementorSiteConfig { contractVersion } }');
			const version = (
				data as { elementorSiteConfig?: { contractVersion?: unknown } | null } | null
			)?.elementorSiteConfig?.contractVersion;
			if (typeof version !== 'string') return unless(false, 'the answer names no version');
			const { advice } = fitContract(version);
			return unless(advice === null, advice ?? '');
		},
	},
	{
		...BY_PLUGIN,
		says: 'gives elements of pages that were made in the builder',
		remedy:
			'Open such a page in the builder and save it. With GRAPHQL_DEBUG messages name posts whose elements are broken.',
		async keep({ samples }) {
			return samples.built === null
				? untried('none of the newest fifty pages and posts was made in the builder')
				: unless(true, '');
		},
	},
	{
		...BY_PLUGIN,
		says: 'keeps keys, webhooks and recipients to itself',
		remedy: UPDATE,
		async keep({ site, samples: { built } }) {
			if (built === null) return untried('there is no element to look into');
			const { data } = await site.ask(
				'query($id: ID!) { contentNode(id: $id, idType: DATABASE_ID) { ... on NodeWithElementor { elementorElements { settings } } } }',
				{ id: String(built.databaseId) },
			);
			const found = secretsIn(data);
			return unless(found.length === 0, `told to visitors: ${found.slice(0, 5).join(', ')}`);
		},
	},
	{
		...BY_PLUGIN,
		says: 'keeps elements and custom fields of a post behind a password',
		remedy: UPDATE,
		async keep({ site, samples: { locked } }) {
			if (locked === null) return untried('no post has a password');
			const { data } = await site.ask(
				'query($id: ID!) { post(id: $id, idType: DATABASE_ID) { elementorElements { id } elementorPageMeta { customFields { key } } } }',
				{ id: String(locked.databaseId) },
			);
			const post = (
				data as {
					post: {
						elementorElements: unknown;
						elementorPageMeta: { customFields: unknown[] } | null;
					} | null;
				} | null
			)?.post;
			const fields = post?.elementorPageMeta?.customFields ?? [];
			return unless(
				post?.elementorElements === null && fields.length === 0,
				'they come without the password',
			);
		},
	},
	{
		...BY_PLUGIN,
		says: 'gives its kit with breakpoints',
		remedy: UPDATE,
		async keep({ site }) {
			const { data, errors } = await site.ask('{ elementorKit { breakpoints { device } } }');
			const kit = (data as { elementorKit: { breakpoints: unknown[] } | null } | null)
				?.elementorKit;
			if (errors.length === 0 && kit === null) {
				return untried(
					'no kit is stored, the defaults of a fresh one are used; who runs the builder opens it once and saves its site settings',
				);
			}
			return unless(
				errors.length === 0 && (kit?.breakpoints.length ?? 0) > 0,
				errors.map(({ message }) => message).join(' ') || 'it has none',
			);
		},
	},
];
