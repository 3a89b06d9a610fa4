/** A write that WordPress has at a route, and the message of its refusal. */
export interface RefusedWrite {
	methods: readonly string[];
	code: string;
	message: string;
}

const EDITING = ['POST', 'PUT', 'PATCH'];

/** A list that takes new things. */
export function refusedCreation(
	message: string,
	code = 'rest_cannot_create',
): readonly RefusedWrite[] {
	return [{ methods: ['POST'], code, message: `Sorry, you are not allowed to create ${message}.` }];
}

/** An object that can be edited and deleted; `thing` is WordPress's name of its kind, `post`. */
export function refusedChanges(
	thing: string,
	codes: { edit?: string; delete?: string } = {},
): readonly RefusedWrite[] {
	return [
		{
			methods: EDITING,
			code: codes.edit ?? 'rest_cannot_edit',
			message: `Sorry, you are not allowed to edit this ${thing}.`,
		},
		{
			methods: ['DELETE'],
			code: codes.delete ?? 'rest_cannot_delete',
			message: `Sorry, you are not allowed to delete this ${thing}.`,
		},
	];
}

/** Things that users edit but never create or delete: the settings. */
export const REFUSED_SETTINGS: readonly RefusedWrite[] = [
	{
		methods: EDITING,
		code: 'rest_forbidden',
		message: 'Sorry, you are not allowed to do that.',
	},
];
