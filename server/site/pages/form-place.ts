import type { Client } from '../backend/backend';
import type { Page } from '../requests/page-request';

/** Where a form was sent to, and by whom. */
export interface FormPlace {
	request: Request;
	address: Page;
	client: Client;
}
