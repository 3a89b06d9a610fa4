import { defineConfig } from 'vite';

export default defineConfig({
	// The path /assets/ belongs to the host's own files.
	base: '/app/',
	build: { manifest: true, outDir: 'dist/client', rolldownOptions: { input: 'client.tsx' } },
});
