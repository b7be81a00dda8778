import { parseSite } from '../../lib/settings/schema';

/** What every site has to say. */
export const LEAST = { title: 'Site', description: 'About.', siteUrl: 'https://example.com' };

/** The text of the error that a wrong configuration causes. */
export function complaint(input: unknown): string {
  try {
    parseSite(input);
  } catch (error) {
    return String(error);
  }
  return 'no error';
}
