import { defineConfig } from 'vite';

export default defineConfig({
	// The host has /assets/ for its own files.
	base: '/app/',
	build: { manifest: true, outDir: 'dist/client', rolldownOptions: { input: 'client.tsx' } },
});
