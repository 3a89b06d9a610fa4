import type { Client } from '../backend/backend';
import type { Page } from '../requests/page-request';

/** The place to which a visitor sent a form, and the sender. */
export interface FormPlace {
	request: Request;
	address: Page;
	client: Client;
}
