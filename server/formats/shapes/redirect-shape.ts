import { MOVED_STATUSES, type RedirectRule } from '@outrigger/rules/address/redirects';
import * as v from 'valibot';
import { Text } from './fields';

const STATUSES = v.picklist(MOVED_STATUSES, MOVED_STATUSES.join(', '));

/** A path of this site with at most one `*`, which is before the query. */
const FROM = /^\/(?!\/)[^\s\\*#?]*(?:\*[^\s\\*#?]*)?(?:\?[^\s#*]+)?$/;
/** A path of this site, or an address whose host is written in full; with at most one `*`. */
const TO = /^(?:\/(?![/\\])|https?:\/\/[^\s/\\*?#@]+\/)[^\s\\*]*(?:\*[^\s\\*]*)?$/i;

const Target = v.pipe(
	Text,
	v.regex(
		TO,
		'a path such as /new/, or an address such as https://example.org/new/, with at most one *',
	),
);

/** One entry of `redirects` in `site.json`. */
export const RedirectShape = v.pipe(
	v.object(
		{
			from: v.pipe(Text, v.regex(FROM, 'a path such as /old/ or /old/*, with at most one *')),
			to: v.optional(v.nullable(Target), null),
			status: v.optional(STATUSES, 301),
		},
		'an object with from, to and status',
	),
	v.check(({ to, status }) => (to === null) === (status === 410), 'a "to", or the status 410'),
	v.check(
		({ from, to }) => from.includes('*') || !to?.includes('*'),
		'a "*" in "to" only where "from" has one',
	),
	v.transform((rule): RedirectRule => rule),
);
