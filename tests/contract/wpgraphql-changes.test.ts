import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestServer, type TestServer } from './ask-graphql';

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());

const POST = btoa('post:17');
const PAGE = btoa('post:2265');
const FILE = btoa('post:5');
const CATEGORY = btoa('term:6');
const TAG = btoa('term:7');
const BOAT_TYPE = btoa('term:9');

/** Field, input, and the message with which a WordPress 7.2 with WPGraphQL 2.20 refused it to visitors. */
const REFUSED: [field: string, input: string, message: string][] = [
	['createPost', 'title:"x"', 'Sorry, you are not allowed to create posts'],
	[
		'createBoat',
		'',
		'Mutation not processed. There was no input for the mutation or the post_type_object was invalid',
	],
	[
		'createComment',
		'',
		'Mutation not processed. There was no input for the mutation or the comment_object was invalid',
	],
	['createPage', 'title:"x"', 'Sorry, you are not allowed to create pages'],
	['createBoat', 'title:"x"', 'Sorry, you are not allowed to create boats'],
	['createMediaItem', '', 'Sorry, you are not allowed to upload mediaItems'],
	['updatePost', `id:"${POST}"`, 'Sorry, you are not allowed to update a post'],
	['updatePost', 'id:"17"', 'Sorry, you are not allowed to update a post'],
	['updatePost', `id:"${PAGE}"`, 'The id 2265 is not of the type &quot;post&quot;'],
	['updatePost', 'id:"999999"', 'No post could be found to update'],
	['updatePost', 'id:"nonsense"', 'No post could be found to update'],
	['updatePage', `id:"${PAGE}"`, 'Sorry, you are not allowed to update a page'],
	['updateBoat', `id:"${POST}"`, 'The id 17 is not of the type &quot;boat&quot;'],
	['updateMediaItem', `id:"${FILE}"`, 'Sorry, you are not allowed to update mediaItems'],
	['updateMediaItem', `id:"${POST}"`, 'The id 17 is not of the type mediaItem'],
	['updateMediaItem', 'id:"nonsense"', 'No mediaItem with that ID could be found to update'],
	['deletePost', 'id:"999999"', 'Sorry, you are not allowed to delete posts'],
	['deleteBoat', 'id:"700"', 'Sorry, you are not allowed to delete boats'],
	['deleteMediaItem', `id:"${FILE}"`, 'Sorry, you are not allowed to delete mediaItems'],
	[
		'deleteMediaItem',
		`id:"${POST}"`,
		'Sorry, the item you are trying to delete is a %s, not a mediaItem',
	],
	['deleteMediaItem', 'id:"999999"', 'No mediaItem with that ID could be found to delete'],
	['createCategory', 'name:"x"', 'Sorry, you are not allowed to create categories'],
	['createTag', 'name:"x"', 'Sorry, you are not allowed to create tags'],
	['createPostFormat', 'name:"x"', 'Sorry, you are not allowed to create postFormats'],
	['createBoatType', 'name:"x"', 'Sorry, you are not allowed to create boatTypes'],
	['updateCategory', `id:"${CATEGORY}"`, 'You do not have permission to update categories'],
	['updateTag', `id:"${CATEGORY}"`, 'The post_tag node failed to update'],
	['updateTag', 'id:"nonsense"', 'The ID passed is not for a tag object'],
	['deleteTag', `id:"${TAG}"`, 'You do not have permission to delete tags'],
	['deleteCategory', `id:"${TAG}"`, 'The ID passed is invalid'],
	['deleteCategory', 'id:"nonsense"', 'The ID for the category was not valid'],
	['deleteBoatType', `id:"${BOAT_TYPE}"`, 'You do not have permission to delete boatTypes'],
	['updateComment', 'id:"1"', 'Sorry, you are not allowed to update this comment.'],
	['updateComment', 'id:"999"', 'The Comment could not be updated'],
	['deleteComment', 'id:"1"', 'Sorry, you are not allowed to delete this comment.'],
	['deleteComment', 'id:"nonsense"', 'The Comment could not be deleted'],
	['restoreComment', 'id:"nonsense"', 'Sorry, you are not allowed to restore this comment.'],
	['createUser', 'username:"x"', 'Sorry, you are not allowed to create a new user.'],
	['updateUser', 'id:"1"', 'You do not have the appropriate capabilities to perform this action'],
	['updateUser', 'id:"999"', 'A user could not be updated with the provided ID'],
	['updateUser', 'id:"nonsense"', 'The user ID passed is invalid'],
	['deleteUser', 'id:"999"', 'Sorry, you are not allowed to delete users.'],
	['deleteUser', 'id:"nonsense"', 'The user ID passed is invalid'],
	['registerUser', 'username:"x"', 'User registration is currently not allowed.'],
	['resetUserPassword', 'login:"admin"', 'A password reset key is required.'],
	['resetUserPassword', 'key:"k"', 'A user login is required.'],
	['resetUserPassword', 'key:"k",login:"admin"', 'A new password is required.'],
	['resetUserPassword', 'key:"k",login:"admin",password:"p"', 'Password reset link is invalid.'],
	['sendPasswordResetEmail', 'username:""', 'Enter a username or email address.'],
	[
		'updateSettings',
		'generalSettingsTitle:"x"',
		'Sorry, you are not allowed to edit settings as this user.',
	],
];

describe('a change that no user may make from here', () => {
	it.each(REFUSED)('%s(input:{%s}) is refused: %s', async (field, input, message) => {
		const answer = await server.ask(`mutation{${field}(input:{${input}}){clientMutationId}}`);
		expect(answer.status).toBe(200);
		expect(answer.errors).toMatchObject([{ message, path: [field] }]);
		expect(answer.data).toEqual({ [field]: null });
	});

	it('is refused to administrators as well, since the content is in files', async () => {
		const { errors } = await server.ask(
			'mutation{createPost(input:{title:"x",status:PUBLISH,categories:{append:true,nodes:[{slug:"cyclades"}]}}){post{id}}}',
			undefined,
			ADMIN,
		);
		expect(errors).toMatchObject([{ message: 'Sorry, you are not allowed to create posts' }]);
	});

	it('exists for none of the own content types with a post’s terms', async () => {
		const { errors } = await server.ask(
			'mutation{createBoat(input:{title:"x",categories:{append:true}}){boat{id}}}',
		);
		expect(errors?.[0]?.message).toMatch(/"categories" is not defined by type "CreateBoatInput"/);
	});
});

describe('further requests that a visitor may make', () => {
	it('a mail for a forgotten password: the answer is the same for unknown users', async () => {
		for (const username of ['mara', 'nobody']) {
			const { data, errors } = await server.ask(
				`mutation{sendPasswordResetEmail(input:{username:"${username}",clientMutationId:"m"}){success clientMutationId user{id}}}`,
			);
			expect(errors).toBeUndefined();
			expect(data.sendPasswordResetEmail).toEqual({
				success: true,
				clientMutationId: 'm',
				user: null,
			});
		}
	});

	it('one more than a number', async () => {
		const { data } = await server.ask('mutation{a:increaseCount(count:3) b:increaseCount}');
		expect(data).toEqual({ a: 4, b: null });
	});
});
