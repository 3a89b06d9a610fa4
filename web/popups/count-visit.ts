// What the runtime fetches is a module of its own: one that others import too would bring a list of its exports along.
export { countPageVisit } from './visits';
