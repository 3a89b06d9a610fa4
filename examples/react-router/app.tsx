import { attach } from 'outrigger/client';
import { BuilderHead, BuilderPage, type BuilderPageParts } from 'outrigger/react';
import { useEffect, useRef } from 'react';
import { Link, Outlet, type RouteObject, useLoaderData } from 'react-router';

function Layout() {
	return (
		<>
			<header className="app-header">
				<Link to="/">This app</Link> <Link to="/boats/">Boats</Link>
			</header>
			<Outlet />
		</>
	);
}

function Home() {
	return <h1>A page of this app</h1>;
}

function Boats() {
	const page = useLoaderData<BuilderPageParts>();
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const element = place.current?.querySelector<HTMLElement>('.outrigger-page');
		if (element) attach(element);
	}, []);
	return (
		<div ref={place}>
			<BuilderHead page={page} />
			<BuilderPage page={page} />
		</div>
	);
}

/** The routes of the app; `loadPage` loads the page of the builder. */
export const routes = (loadPage: () => Promise<BuilderPageParts>): RouteObject[] => [
	{
		Component: Layout,
		children: [
			{ path: '/', Component: Home },
			{ path: '/boats/', Component: Boats, loader: loadPage },
		],
	},
];
