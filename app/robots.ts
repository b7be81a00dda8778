import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/config';

export const dynamic = 'force-static';

/** Search engines may read everything, and are told where the list of all pages is. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl('/sitemap.xml') };
}
