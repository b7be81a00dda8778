import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: 8096, strictPort: true },
  preview: { port: 8096, strictPort: true },
});
