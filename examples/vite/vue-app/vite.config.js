import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { classicScript } from './classic-script.js';

const origin = 'http://localhost:8095';

export default defineConfig({
  base: process.env.PUBLIC_PATH ?? `${origin}/`,
  server: { port: 8095, strictPort: true, origin, cors: true },
  preview: { port: 8095, strictPort: true, cors: true },
  build: { rolldownOptions: { output: { format: 'iife' } } },
  plugins: [vue(), classicScript()],
});
