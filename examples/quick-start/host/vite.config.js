import { defineConfig } from 'vite';

export default defineConfig({
  server: { port: 8090, strictPort: true },
  preview: { port: 8090, strictPort: true },
});
