/** A module of this site by the address that the page gave for it. */
export function ownModule<Module>(address: string): Promise<Module> {
	return import(/* @vite-ignore */ address);
}
