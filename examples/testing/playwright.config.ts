import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  use: { baseURL: 'http://localhost:8087' },
  webServer: [
    { command: 'npm run host', url: 'http://localhost:8087/' },
    { command: 'npm run orders', url: 'http://localhost:8088/' },
  ],
});
