import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { picturesHere } from '@outrigger/media/pictures-here';
import { accountChanges } from './account-changes';
import { type Auth, createAuth } from './auth/create-auth';
import type { PasswordUses } from './auth/password-uses';
import { type CommentPace, createCommentPace } from './comments/comment-pace';
import { type CommentShelf, openCommentShelf } from './comments/comment-shelf';
import type { Database } from './database/open-database';
import { createCaptchaCheck } from './forms/check-captcha';
import { createForms, type Forms } from './forms/create-forms';
import { keepOrderMails } from './forms/outbox';
import { openPasswordUses } from './open-password-uses';
import { orderMails } from './order-mails';
import type { PresentSite } from './present-site';
import type { Setup } from './setup';
import { createShop } from './shop/create-shop';
import type { Shop } from './shop/shop';
import { variationById } from './shop/variations';
import type { Store } from './store/store';
import type { WordPressOptions } from './wordpress';
import { type ContentWriting, openWriting } from './writing/open-writing';
import { createTryOuts, type TryOuts } from './writing/try-outs';

/** Everything that each part of the mock is made with. */
export interface Ground {
	options: WordPressOptions;
	setup: Setup;
	site: PresentSite;
	/** Opens the database at the first call. */
	database: () => Promise<Database>;
}

/** The parts that keep or change content, or take what visitors send. */
export interface Parts {
	/** Null where comments last as long as the process. */
	comments: CommentShelf | null;
	forms: Forms;
	shop: Shop;
	/** Null where the content cannot be written. */
	writing: ContentWriting | null;
	/** Null where visitors try out no mutations. */
	tryOuts: TryOuts | null;
	/** Null where the content cannot be written. */
	passwordUses: PasswordUses | null;
	/** Null if the host does not limit the pace of comments. */
	pace: CommentPace | null;
	auth: Auth;
}

/** Makes the parts. They read the content when they are used: `site` may still be empty. */
export async function makeParts(ground: Ground): Promise<Parts> {
	const { options, setup, database } = ground;
	const keepsComments = options.database !== undefined || options.dataDir !== undefined;
	const forms = formsOf(ground);
	const writing = options.isWritable ? writingOf(ground) : null;
	const passwordUses = writing && openPasswordUses(database, setup.now, setup.onError);
	return {
		comments: keepsComments ? openCommentShelf(await database()) : null,
		forms,
		shop: shopOf(ground),
		writing,
		tryOuts: tryOutsOf(ground),
		passwordUses,
		pace: options.pacesComments ? createCommentPace(setup.now) : null,
		auth: authOf(ground, { forms, writing, passwordUses }),
	};
}

function formsOf({ options, setup, site, database }: Ground): Forms {
	return createForms({
		...setup,
		store: site.store,
		database,
		smtpUrl: options.smtpUrl ?? null,
		webhookOrigins: options.webhookOrigins ?? [],
		checkCaptcha: createCaptchaCheck(options.captchaKeys ?? {}),
		keepDays: options.keepSubmissionsDays ?? 0,
		secret: () => setup.keyFor('webhooks'),
	});
}

function shopOf({ setup: { siteUrl, events, keyFor, now }, site, database }: Ground): Shop {
	return createShop({
		store: site.store,
		database,
		siteUrl,
		secret: () => keyFor('cart-sessions').toString('base64url'),
		onSold: (ids) => events.emit(productUris(site.store(), ids)),
		onOrdered: (base, ordered) => keepOrderMails(base, orderMails(ordered, siteUrl), now()),
		now,
	});
}

function writingOf({ options, setup, site, database }: Ground): ContentWriting {
	return openWriting({
		...setup,
		database,
		store: site.store,
		rebuild: site.rebuild,
		again: site.reload,
		folder: resolve(options.dataDir ?? join(tmpdir(), 'outrigger-mock'), 'uploads'),
		pictures: options.pictures ?? picturesHere(),
	});
}

function tryOutsOf({ options, setup: { isOpen, now }, site }: Ground): TryOuts | null {
	if (!options.hasTryOuts || !isOpen || options.isWritable) return null;
	return createTryOuts({ store: site.store, storeOver: site.storeOver, now });
}

function authOf(
	{ options, setup, site: { store } }: Ground,
	{ forms, writing, passwordUses }: Pick<Parts, 'forms' | 'writing' | 'passwordUses'>,
): Auth {
	const auth: Auth = createAuth({
		...setup,
		store,
		hasLogins: options.isWritable ?? false,
		passwordUses,
		accounts: writing
			? accountChanges({ ...setup, store, forms, writing, resets: () => auth.logins?.resets })
			: undefined,
	});
	return auth;
}

/** Addresses of products; the id of a variation means its product. */
function productUris(store: Store, ids: readonly number[]): string[] {
	const products = ids.map((id) => store.post(id) ?? variationById(store, id)?.post);
	return [...new Set(products.flatMap((post) => post?.uri ?? []))];
}
