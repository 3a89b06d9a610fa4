/** Loads a module of this site from the address that the page names. */
export function ownModule<Module>(address: string): Promise<Module> {
	return import(/* @vite-ignore */ address);
}
