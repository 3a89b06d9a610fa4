import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './app';

const loadPage = async () => (await fetch('/app/boats.json')).json();

hydrateRoot(
	document.getElementById('app') ?? document.body,
	<RouterProvider
		router={createBrowserRouter(routes(loadPage), { hydrationData: window.hydrationData })}
	/>,
);
