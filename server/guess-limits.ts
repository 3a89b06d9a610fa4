import { createHash } from 'node:crypto';
import { parseBasic } from '@outrigger/http/basic-authorization';
import { readPostedForm } from '@outrigger/http/posted-form';
import type { Say } from '@outrigger/rules/texts/text';
import type { Context, MiddlewareHandler } from 'hono';
import type { Backend } from './site/backend/backend';
import { type CreateRateLimit, type RateLimit, tooManyRequests } from './site/requests/rate-limit';

/**
 * The most wrong passwords for one account or post. After that the host refuses all passwords for it until the time
 * window ends.
 */
const MOST_GUESSES = 10;
/**
 * The most wrong application passwords for one account. The number is higher because these passwords are random and 24
 * characters long.
 */
const MOST_APPLICATION_GUESSES = 60;
const WINDOW_S = 15 * 60;

/** A password in a request, and the account or post for which it was sent. */
interface Guess {
	/** Names the account or post. */
	target: string;
	limit: RateLimit;
	/** True if the guess was right; null if the host does not know this before it answers. */
	isRight: boolean | null;
}

/** The parts with which the host counts guesses. */
export interface GuessLimitOptions {
	createLimit: CreateRateLimit;
	/** The counts by address; requests that change something are counted there already. */
	writes: RateLimit;
	/** False if the operator wants no limits. */
	isLimited: boolean;
	backend: Pick<Backend, 'refusesCredentials'>;
	/** Returns the part of a visitor's address that the host counts. */
	networkOf: (context: Context) => string;
	isWrite: (context: Context) => boolean;
	/** Our words in the visitor's language. */
	wordsFor: (request: Request) => Say;
}

/**
 * Counts guesses at passwords by HTTP Basic, by the login form and as `?password=` of REST. It counts each guess twice:
 * for the sender's address, and for the account or post. It counts a guess before the check, because otherwise many
 * guesses at the same moment would pass the limit. It removes a right guess from the counts again.
 */
export function limitGuesses(options: GuessLimitOptions): MiddlewareHandler {
	const { createLimit, writes, isLimited, backend, networkOf, isWrite } = options;
	const limitOf = (name: string, most: number) => createLimit(name, isLimited ? most : 0, WINDOW_S);
	const logins = limitOf('logins', MOST_GUESSES);
	const posts = limitOf('post-passwords', MOST_GUESSES);
	const applications = limitOf('application-passwords', MOST_APPLICATION_GUESSES);

	async function guessOf({ req }: Context): Promise<Guess | null> {
		const basic = parseBasic(req.header('authorization') ?? null);
		if (basic) {
			const isRight = !backend.refusesCredentials(req.raw);
			return { target: keyOf(basic.login), limit: applications, isRight };
		}
		const route = req.path.startsWith('/wp-json') ? req.path : req.query('rest_route');
		if (route !== undefined && req.query('password') !== undefined) {
			return { target: keyOf(route), limit: posts, isRight: null };
		}
		const isLogin = req.method === 'POST' && /^\/wp-login\.php\/?$/.test(req.path);
		if (!isLogin || (req.query('action') ?? 'login') !== 'login') return null;
		const name = (await readPostedForm(req.raw))?.get('log');
		if (typeof name !== 'string') return null;
		return { target: keyOf(name), limit: logins, isRight: null };
	}

	return async (context, next) => {
		const guess = await guessOf(context);
		if (!guess) return next();
		const { target, limit } = guess;
		const network = networkOf(context);
		const isCounted = isWrite(context);
		const wait = Math.max(isCounted ? 0 : await writes.take(network), await limit.take(target));
		if (wait > 0) return tooManyRequests(context.req.path, wait, options.wordsFor(context.req.raw));
		const giveBack = async () => {
			if (!isCounted) await writes.giveBack(network);
			await limit.giveBack(target);
		};
		if (guess.isRight) await giveBack();
		await next();
		if (guess.isRight === null && isGranted(context.res)) await giveBack();
	};
}

/**
 * Returns true if the answer shows a right password: a right login redirects, and a right post password shows the post.
 * WordPress answers a wrong login with 200 and a wrong post password with 403.
 */
function isGranted({ status, headers }: Response): boolean {
	return headers.get('content-type')?.includes('json') ? status === 200 : status === 302;
}

/** Makes the key of a counter without the names of people in it. */
function keyOf(name: string): string {
	return createHash('sha256').update(name.trim().toLowerCase()).digest('base64url');
}
