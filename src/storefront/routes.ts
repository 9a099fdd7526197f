// Home, the shop's pages, machine-readable files and, last, the catch-all for unknown paths.
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const storefrontRoutes: RouteConfigEntry[] = [
	index('storefront/routes/home.tsx'),
	route('about', 'storefront/routes/about.tsx'),
	route('history', 'storefront/routes/history.tsx'),
	route('blog', 'storefront/routes/blog.tsx'),
	route('blog/rss.xml', 'storefront/routes/feed.ts'),
	route('blog/:id', 'storefront/routes/blog-post.tsx'),
	route('support', 'storefront/routes/support.tsx'),
	route('services/embroidery-printing', 'storefront/routes/embroidery-printing.tsx'),
	route('services/helmet-reconditioning', 'storefront/routes/helmet-reconditioning.tsx'),
	route('privacy', 'storefront/routes/privacy.tsx'),
	route('terms', 'storefront/routes/terms.tsx'),
	route('sitemap.xml', 'storefront/routes/sitemap.ts'),
	route('sitemap/:name.xml', 'storefront/routes/sitemap-part.ts'),
	route('robots.txt', 'storefront/routes/robots.ts'),
	route('dev/ui', 'storefront/routes/dev-ui.tsx'),
	route('*', 'storefront/routes/not-found.tsx'),
]
