import { type Plugin, parseSync } from 'vite';

/** Matches Swiper's files that read options. */
const CORE = /\/swiper\/shared\/swiper-core\.mjs$/;
/** The methods of a Swiper that are called neither by our carousels nor by Swiper's own remaining code. */
const UNUSED_METHODS: ReadonlySet<string> = new Set([
	...['changeDirection', 'changeLanguageDirection', 'checkOverflow', 'disable', 'enable'],
	...['offAny', 'onAny', 'setProgress', 'slideToClosest', 'translateTo', 'updateAutoHeight'],
]);
/** Members of a Swiper whose value follows from the fixed options. */
const MEMBERS: Readonly<Record<string, unknown>> = {
	enabled: true,
	freeMode: undefined,
	grid: undefined,
	isElement: false,
	virtual: undefined,
};
/** The names of variables in Swiper's code that hold a Swiper; its options are read from them. */
const SWIPER: ReadonlySet<string> = new Set(['swiper', 'self', 's']);
const OPTIONS: ReadonlySet<string> = new Set([
	...['params', 'originalParams', 'swiperParams'],
	// Our breakpoints change only the number of visible slides.
	'breakpointParams',
]);

/** A node of the syntax tree, with the fields that this module reads. */
interface Node {
	type: string;
	start: number;
	end: number;
	[part: string]: unknown;
}
type Edit = { start: number; end: number; text: string };

/** The options that are the same in all our carousels. */
export interface SameOptions {
	/** The options that always have the same value. */
	fixed: object;
	/** The options that always keep Swiper's own default. */
	unused: readonly string[];
}

/**
 * Replaces options in Swiper's code by their values, if our carousels never change them, so that the build leaves out
 * the branches for other values. An option that the code no longer reads stops the build, because it means that Swiper
 * has changed.
 */
export function leanSwiper(options: SameOptions): Plugin {
	return {
		name: 'outrigger-lean-swiper',
		enforce: 'pre',
		async transform(code, id) {
			if (!CORE.test(id.replace(/\?.*$/s, ''))) return null;
			const { default: Swiper } = await import('swiper');
			return { code: leanCode(code, Swiper.defaults, options), map: null };
		},
	};
}

/**
 * @param code the code of Swiper's core
 * @param defaults Swiper's own options
 * @throws Error that names an option or a method that the code does not have
 */
export function leanCode(code: string, defaults: object, { fixed, unused }: SameOptions): string {
	const own = new Map<string, unknown>(Object.entries(defaults));
	const values = new Map<string, unknown>([
		...unused.map((name) => [name, own.get(name)] as const),
		...Object.entries(fixed),
	]);
	const missing = new Set<string>([...values.keys(), ...UNUSED_METHODS]);
	const edits: Edit[] = [];
	const put = ({ start, end }: Node, value: unknown) => {
		const text = value === undefined ? '(void 0)' : `(${JSON.stringify(value)})`;
		edits.push({ start, end, text });
	};

	function visit(node: Node, parent: Node | null): void {
		const method = methodName(node);
		if (method !== null && UNUSED_METHODS.has(method)) {
			missing.delete(method);
			// In an object, a comma that remains after the removed property would be an error.
			const comma = node.type === 'Property' && code[node.end] === ',' ? 1 : 0;
			edits.push({ start: node.start, end: node.end + comma, text: '' });
			return;
		}
		const name = parent && isWritten(node, parent) ? null : memberName(node);
		const object = node.object as Node;
		if (name !== null && values.has(name) && isOptions(object)) {
			missing.delete(name);
			put(node, values.get(name));
			return;
		}
		if (name !== null && Object.hasOwn(MEMBERS, name) && isSwiper(object)) {
			put(node, MEMBERS[name]);
			return;
		}
		if (isHorizontal(node)) {
			put(node, true);
			return;
		}
		for (const child of childrenOf(node)) visit(child, node);
	}

	visit(parseSync('swiper-core.mjs', code).program as unknown as Node, null);
	if (missing.size > 0) {
		throw new Error(`Swiper's code no longer has ${[...missing].join(', ')}.`);
	}
	return edits
		.sort((a, b) => b.start - a.start)
		.reduce(
			(text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
			code,
		);
}

function childrenOf(node: Node): Node[] {
	return Object.values(node)
		.flat()
		.filter((child): child is Node => typeof (child as Node | null)?.type === 'string');
}

/** Returns the name after the dot of a member expression; null for every other node. */
function memberName(node: Node): string | null {
	if (node.type !== 'MemberExpression' || node.computed) return null;
	return nameOf(node.property as Node);
}

function nameOf(node: Node): string | null {
	return node.type === 'Identifier' ? (node.name as string) : null;
}

const isSwiper = (node: Node) => node.type === 'ThisExpression' || SWIPER.has(nameOf(node) ?? '');

function isOptions(node: Node): boolean {
	if (OPTIONS.has(nameOf(node) ?? '')) return true;
	return OPTIONS.has(memberName(node) ?? '') && isSwiper(node.object as Node);
}

/** True for the call `swiper.isHorizontal()`. */
function isHorizontal(node: Node): boolean {
	if (node.type !== 'CallExpression') return false;
	const callee = node.callee as Node;
	return memberName(callee) === 'isHorizontal' && isSwiper(callee.object as Node);
}

function isWritten(node: Node, parent: Node): boolean {
	if (parent.type === 'AssignmentExpression') return parent.left === node;
	if (parent.type === 'UpdateExpression') return true;
	return parent.type === 'UnaryExpression' && parent.operator === 'delete';
}

/** Returns the name of a method of the class, or of a method in one of the objects that are copied into the class. */
function methodName(node: Node): string | null {
	if (node.type === 'MethodDefinition') return nameOf(node.key as Node);
	if (node.type !== 'Property') return null;
	const isMethod = node.method === true || node.shorthand === true || isReference(node);
	return isMethod ? nameOf(node.key as Node) : null;
}

const isReference = ({ value }: Node) => (value as Node).type === 'Identifier';
