import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/settings';

export const dynamic = 'force-static';

/** Search engines may read everything, and find the list of all pages. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
