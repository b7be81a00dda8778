import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classicScript } from './classic-script.js';

const origin = 'http://localhost:8094';

export default defineConfig({
  base: process.env.PUBLIC_PATH ?? `${origin}/`,
  server: { port: 8094, strictPort: true, origin, cors: true },
  preview: { port: 8094, strictPort: true, cors: true },
  build: { rolldownOptions: { output: { format: 'iife' } } },
  plugins: [react(), classicScript()],
});
