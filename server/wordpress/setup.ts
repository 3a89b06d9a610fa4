import { createHmac } from 'node:crypto';
import { keptSecret } from '@outrigger/http/kept-secret';
import { ownOriginsOf } from '@outrigger/http/request-source';
import type { Audit } from './auth/audit';
import { type ChangeEvents, createChangeEvents } from './change-events';
import { type Contract, readContract } from './schema/read-contract';
import { findSchemaFolder } from './schema-folder';
import type { WordPressOptions } from './wordpress';

/** The options that several parts of the mock share, with their defaults, and the values made of them. */
export interface Setup {
	/** Without a slash at its end. */
	siteUrl: string;
	ownOrigins: readonly string[];
	corsOrigins: readonly string[];
	isOpen: boolean;
	contract: Contract;
	events: ChangeEvents;
	/** The key that signs logins. */
	secret: Uint8Array;
	/** Derives a key from the secret: a different one for each use, the same in every process of the site. */
	keyFor(use: string): Buffer;
	audit: Audit;
	onError: (error: unknown) => void;
	/** Passes each block on once. */
	onLeftOut: (block: string) => void;
	/** Milliseconds since the epoch. */
	now: () => number;
}

/** Reads the contract's files and the site's key, and fills in the defaults. */
export function setupOf(options: WordPressOptions): Setup {
	const siteUrl = options.siteUrl.replace(/\/+$/, '');
	const secret = options.secret ?? keptSecret(options.dataDir);
	const leftOut = new Set<string>();
	return {
		siteUrl,
		ownOrigins: options.ownOrigins ?? ownOriginsOf(siteUrl),
		corsOrigins: options.corsOrigins ?? [],
		isOpen: options.isOpen ?? true,
		contract: readContract(findSchemaFolder()),
		events: createChangeEvents(),
		secret,
		keyFor: (use) => createHmac('sha256', secret).update(use).digest(),
		audit: options.audit ?? (() => {}),
		onError: options.onError ?? (() => undefined),
		onLeftOut(block) {
			if (leftOut.has(block)) return;
			leftOut.add(block);
			options.onLeftOut?.(block);
		},
		now: options.now ?? Date.now,
	};
}
