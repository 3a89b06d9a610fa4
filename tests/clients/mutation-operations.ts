/** An operation that both sites answer. Names between `$` are replaced by ids from earlier answers. */
export interface AskedOperation {
	/** Login name of the sender; empty for a visitor. */
	as: string;
	query: string;
	/** Names for ids, with the paths of these ids in the answer. */
	keep?: Readonly<Record<string, string>>;
}

const ROLES = ['', 'subscriber', 'contributor', 'author', 'editor', 'admin'] as const;

/** The operations with which the administrator makes what a role then changes. */
function prepared(role: string): AskedOperation[] {
	const made = (query: string, keep: AskedOperation['keep'] = {}) => ({ as: 'admin', query, keep });
	return [
		made(
			`mutation{createPost(input:{title:"Base ${role}",content:"x",status:PUBLISH}){post{databaseId}}}`,
			{ post: 'createPost.post.databaseId' },
		),
		made(
			`mutation{createPage(input:{title:"Page ${role}",content:"x",status:PUBLISH}){page{databaseId}}}`,
			{ page: 'createPage.page.databaseId' },
		),
		made(`mutation{createCategory(input:{name:"Category ${role}"}){category{id}}}`, {
			category: 'createCategory.category.id',
		}),
		made(`mutation{createTag(input:{name:"Tag ${role}"}){tag{id}}}`, { tag: 'createTag.tag.id' }),
		made(
			`mutation{createComment(input:{commentOn:$post$,content:" comment on ${role} "}){comment{id}}}`,
			{ comment: 'createComment.comment.id' },
		),
		made(
			`mutation{createUser(input:{username:"user${role}",email:"user${role}@example.com"}){user{id}}}`,
			{ user: 'createUser.user.id' },
		),
		...(role === ''
			? []
			: [
					{
						as: role,
						query: `mutation{createPost(input:{title:"Own ${role}",content:"x",status:DRAFT}){post{databaseId}}}`,
						keep: { own: 'createPost.post.databaseId' },
					},
				]),
	];
}

const POST = 'post{title status slug uri content excerpt commentStatus isSticky hasPassword}';
const USER = 'user{username name email nickname description roles{nodes{name}}}';
const COMMENT = 'comment{content status author{node{name}}}';

/** The mutations that each role sends. */
function tried(role: string): string[] {
	const name = role || 'visitor';
	return [
		`createPost(input:{title:"P ${name}",content:"<script>1</script><b>y</b>",status:PUBLISH,slug:"p-${name}",clientMutationId:"c"}){clientMutationId ${POST}}`,
		`createPost(input:{title:"D ${name}",content:"one",excerpt:"two",status:DRAFT,commentStatus:"closed"}){${POST}}`,
		`createPost(input:{title:"F ${name}",status:PENDING,date:"2020-02-03T04:05:06"}){${POST}}`,
		`createPost(input:{title:"Private ${name}",status:PRIVATE}){${POST}}`,
		`createPost(input:{title:"T ${name}",status:PUBLISH,tags:{nodes:[{name:"new ${name}"}]},categories:{nodes:[{name:"more ${name}"}]}}){post{title tags{nodes{name}} categories{nodes{name}}}}`,
		'createPost(input:{}){post{title}}',
		`updatePost(input:{id:"$own$",title:"Owned ${name}"}){${POST}}`,
		// The mock leaves a contributor's post for review, while WPGraphQL publishes it.
		...(role === 'contributor' ? [] : [`updatePost(input:{id:"$own$",status:PUBLISH}){${POST}}`]),
		`updatePost(input:{id:"$post$",title:"New ${name}",excerpt:"e"}){${POST}}`,
		'updatePost(input:{id:"999999",title:"x"}){post{title}}',
		'updatePost(input:{id:"nonsense",title:"x"}){post{title}}',
		`createPage(input:{title:"G ${name}",status:PUBLISH,menuOrder:3}){page{title status menuOrder uri}}`,
		`updatePage(input:{id:"$page$",title:"NewG ${name}"}){page{title}}`,
		`updatePage(input:{id:"$post$",title:"x"}){page{title}}`,
		`createMediaItem(input:{filePath:"http://127.0.0.1:1/none.png",title:"M"}){mediaItem{title}}`,
		'createMediaItem(input:{filePath:"nonsense",title:"M"}){mediaItem{title}}',
		'updateMediaItem(input:{id:"999999",title:"M"}){mediaItem{title}}',
		'deleteMediaItem(input:{id:"$post$"}){deletedId}',
		`createCategory(input:{name:"C ${name}",slug:"Weird Slug ${name}",description:"<i>d</i>"}){category{name slug description}}`,
		`createCategory(input:{name:"Category ${role}"}){category{name}}`,
		`createCategory(input:{name:"Child ${name}",parentId:"$category$"}){category{name parent{node{name}}}}`,
		`updateCategory(input:{id:"$category$",name:"CN ${name}",slug:"cn-${name}"}){category{name slug}}`,
		'updateCategory(input:{id:"bad",name:"x"}){category{name}}',
		`createTag(input:{name:"T ${name}"}){tag{name slug}}`,
		'updateTag(input:{id:"$tag$",description:"d"}){tag{name description}}',
		'updateTag(input:{id:"$category$",description:"d"}){tag{name description}}',
		`createComment(input:{commentOn:$post$,content:"by ${name}",author:"A ${name}",authorEmail:"a${role}@example.com"}){success ${COMMENT}}`,
		`createComment(input:{commentOn:$post$,content:"again by ${name}",author:"A ${name}",authorEmail:"a${role}@example.com"}){success ${COMMENT}}`,
		'createComment(input:{commentOn:999999,content:"x",author:"A",authorEmail:"a@example.com"}){success}',
		`updateComment(input:{id:"$comment$",content:"changed ${name}"}){success ${COMMENT}}`,
		'updateComment(input:{id:"$comment$",status:HOLD}){comment{status}}',
		'updateComment(input:{id:"bad",content:"changed"}){success}',
		`deleteComment(input:{id:"$comment$"}){deletedId ${COMMENT}}`,
		`restoreComment(input:{id:"$comment$"}){restoredId ${COMMENT}}`,
		`deleteComment(input:{id:"$comment$",forceDelete:true}){deletedId ${COMMENT}}`,
		`createUser(input:{username:"made${role}",email:"made${role}@example.com",roles:["editor"],firstName:"F",lastName:"L"}){${USER}}`,
		`createUser(input:{username:"made${role}"}){${USER}}`,
		`updateUser(input:{id:"$user$",nickname:"N",description:"d <b>b</b>"}){${USER}}`,
		`updateUser(input:{id:"$user$",roles:["author"]}){${USER}}`,
		'updateUser(input:{id:"bad",nickname:"N"}){user{nickname}}',
		'deleteUser(input:{id:"$user$"}){deletedId user{username}}',
		`registerUser(input:{username:"r${role}",email:"r${role}@example.com"}){user{username}}`,
		'sendPasswordResetEmail(input:{username:"nobody-here"}){success user{name}}',
		'sendPasswordResetEmail(input:{username:"author"}){success user{name}}',
		'resetUserPassword(input:{login:"author",key:"bad",password:"x"}){user{name}}',
		'resetUserPassword(input:{login:"nobody-here",key:"bad",password:"x"}){user{name}}',
		`updateSettings(input:{generalSettingsDescription:"D ${name}",readingSettingsPostsPerPage:10}){generalSettings{description} readingSettings{postsPerPage}}`,
		'updateSettings(input:{}){generalSettings{description}}',
		'deleteTag(input:{id:"$tag$"}){deletedId tag{name}}',
		'deleteTag(input:{id:"bad"}){deletedId}',
		'deleteCategory(input:{id:"$category$"}){deletedId category{name}}',
		'deletePost(input:{id:"$own$"}){deletedId post{title status}}',
		'deletePost(input:{id:"$post$"}){deletedId post{title status}}',
		'deletePost(input:{id:"999999"}){deletedId}',
		'deletePage(input:{id:"$page$",forceDelete:true}){deletedId page{title status}}',
	];
}

/** Queries for what a role has changed on the site, sent by the administrator and by a visitor. */
const EFFECTS: AskedOperation[] = [
	{
		as: 'admin',
		query:
			'{post(id:"$post$",idType:DATABASE_ID){title status slug commentCount comments{nodes{content status}}} page(id:"$page$",idType:DATABASE_ID){title status} categories(first:50,where:{hideEmpty:false}){nodes{name slug description count parent{node{name}}}} tags(first:50,where:{hideEmpty:false}){nodes{name description count}} users(first:50){nodes{username email nickname roles{nodes{name}}}} generalSettings{description} comments(first:50){nodes{content status author{node{name}}}} posts(first:12,where:{stati:[PUBLISH,PENDING,DRAFT,PRIVATE,TRASH]}){nodes{title status slug content author{node{name}} revisions{nodes{title}}}}}',
	},
	{
		as: '',
		query:
			'{posts(first:12){nodes{title uri excerpt}} pages(first:12){nodes{title uri}} comments(first:50){nodes{content}} categories(first:50){nodes{name count}} users(first:50){nodes{name}}}',
	},
];

/** All operations, role after role: the preparation for a role, its mutations, and queries for their results. */
export const OPERATIONS: readonly AskedOperation[] = ROLES.flatMap((role) => [
	...prepared(role),
	...tried(role).map((mutation) => ({ as: role, query: `mutation{${mutation}}` })),
	...EFFECTS,
]);
