import { ownValue } from '@outrigger/rules/values/own-value';
import { allowedAt } from './allowed-methods';
import { describeRoute } from './describe-route';
import type { Answer } from './envelope';
import { findRoute } from './find-route';
import { itemOf } from './item-of';
import { pageHeaders } from './pagination';
import { phpMap, project, projectData, readProjection } from './projection';
import type { RestContext } from './rest-context';
import { forbidden, noRoute, RestError } from './rest-error';
import type { RestResult, RestTarget } from './rest-item';
import type { Route } from './route';

function answerOf(context: RestContext, result: RestResult): Answer {
	const wanted = readProjection(context.params);
	const embed = (target: RestTarget) => itemOf(context, target, 'embed');
	switch (result.kind) {
		case 'data': {
			const data = projectData(result.data, wanted);
			return { status: 200, data: result.isMap ? data : phpMap(data), headers: {} };
		}
		case 'item':
			return {
				status: result.status ?? 200,
				data: project(result.item, wanted, embed),
				headers: result.headers ?? {},
			};
		case 'items':
			return {
				status: 200,
				data: result.items.map((item) => project(item, wanted, embed)),
				headers: pageHeaders(context, result),
			};
	}
}

function routeOrNothing(context: RestContext): Route | null {
	try {
		return findRoute(context);
	} catch (error) {
		if (error instanceof RestError) return null;
		throw error;
	}
}

async function optionsAnswer(context: RestContext): Promise<Answer> {
	const route = routeOrNothing(context);
	// WordPress answers an empty list with 200, not 404.
	if (route === null) return { status: 200, data: [], headers: {} };
	const data = { namespace: route.namespace, ...(await describeRoute(context, route, findRoute)) };
	return {
		status: 200,
		data: projectData(data, readProjection(context.params)),
		headers: {
			...allowHeader(context, route),
			'Access-Control-Allow-Methods': 'OPTIONS, GET, POST, PUT, PATCH, DELETE',
		},
	};
}

/** The header `Allow` with the methods that this user may call; no header if there are none. */
function allowHeader(context: RestContext, route: Route): Record<string, string> {
	const written = context.viewer === null ? [] : Object.keys(route.writes ?? {});
	const methods =
		allowedAt(context, context.route) ?? (route.isWriteOnly ? written : ['GET', ...written]);
	return methods.length > 0 ? { Allow: methods.join(', ') } : {};
}

/** The method of a request; `_method` and a header override it, for clients that can send only GET and POST. */
function methodOf({ request, params }: RestContext): string {
	const asked = params.get('_method') ?? request.headers.get('x-http-method-override');
	return typeof asked === 'string' && asked !== '' ? asked.toUpperCase() : request.method;
}

/** The answer to a writing method: the result, or the refusal with WordPress's message. */
async function write(context: RestContext, route: Route, method: string): Promise<Answer> {
	if (method === 'POST' && route.post) return answerOf(context, await route.post());
	const carryOut = ownValue(route.writes ?? {}, method);
	if (carryOut) return answerOf(context, await carryOut());
	const refused = route.refused.find(({ methods }) => methods.includes(method));
	if (refused === undefined) throw noRoute();
	try {
		if (!route.isWriteOnly) await route.get();
	} catch (error) {
		// A thing that does not exist is a 404 for every method.
		if (error instanceof RestError && error.status === 404) throw error;
	}
	throw forbidden(context.viewer, refused.code, refused.message);
}

/** Further refusals whose sender may call the route. */
const ALLOWED_AT = new Set([
	'rest_not_logged_in',
	'rest_application_password_not_found',
	'rest_no_authenticated_app_password',
]);

/** True for a refusal whose answer lists the allowed methods of the route. */
function saysWhatIsAllowed({ status, code }: RestError, isReading: boolean): boolean {
	if (status === 400 || ALLOWED_AT.has(code)) return true;
	return !isReading && (status === 401 || status === 403) && code !== 'rest_forbidden';
}

/** Answers a request by its route and method; refusals are answers as well. */
export async function run(context: RestContext): Promise<Answer> {
	const method = methodOf(context);
	if (method === 'OPTIONS') return optionsAnswer(context);
	const route = findRoute(context);
	const isReading = method === 'GET' || method === 'HEAD';
	const allow = allowHeader(context, route);
	try {
		const answer = isReading
			? answerOf(context, await route.get())
			: await write(context, route, method);
		return { ...answer, headers: { ...allow, ...answer.headers } };
	} catch (error) {
		if (!(error instanceof RestError)) throw error;
		const headers = saysWhatIsAllowed(error, isReading) ? allow : {};
		return { status: error.status, data: error.body(), headers };
	}
}
