/** An editor's action on a submission or an order. */
export interface AuditEntry {
	/** The editor's login name. */
	login: string;
	action: 'list' | 'read' | 'export' | 'download' | 'mark' | 'delete';
	object: 'submission' | 'order' | 'file';
	/** Id of the submission or the order; null for lists and exports. */
	id: number | null;
	/** The state that was set. */
	detail?: string;
}

/** Keeps an entry. Entries contain no texts of submissions and orders. */
export type Audit = (entry: AuditEntry) => void;
