import { expect, jest, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { pickPublicSite } from '@/lib/config/public-site';
import { parseSite } from '@/lib/config/schema';

// The labels are those of the page's language, which its path tells.
jest.unstable_mockModule('next/navigation', () => ({ usePathname: () => '/' }));
const { SiteProvider } = await import('../site/site-context');
const { AppearanceProvider } = await import('./appearance-provider');
const { AppearanceToggle } = await import('./appearance-toggle');

test('a site that may be dark has a button, and a colour of the browser bars for each look', () => {
  const html = render(true);
  expect(html).toContain('<button');
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
});

test('a site that is always light has no button, and the light colour alone', () => {
  const html = render(false);
  expect(html).not.toContain('<button');
  expect(html.match(/<meta[^>]*>/g)).toEqual(['<meta name="theme-color" content="#f6f8fa"/>']);
  // What next-themes is told, whatever is stored.
  expect(html).toContain('"auto","light",');
});

function render(darkMode: boolean): string {
  const config = parseSite({
    title: 'Site',
    description: 'About.',
    siteUrl: 'https://example.com',
    themeConfig: { darkMode },
  });
  const scopes = { defaultLang: 'en', langs: ['en'], defaultVersion: '', versions: [''] };
  return renderToStaticMarkup(
    <SiteProvider site={pickPublicSite(config, scopes, {})}>
      <AppearanceProvider>
        <AppearanceToggle />
      </AppearanceProvider>
    </SiteProvider>,
  );
}
