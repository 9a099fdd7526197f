// Home, the shop's pages, machine-readable files and, last, the catch-all for unknown paths.
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

/** One of several addresses of a file; the loader tells them apart by their pattern. */
const named = (path: string, file: string) => route(path, file, { id: `${file} ${path}` })

export const storefrontRoutes: RouteConfigEntry[] = [
	index('storefront/routes/home.tsx'),
	route('about', 'storefront/routes/about.tsx'),
	route('history', 'storefront/routes/history.tsx'),
	route('blog', 'storefront/routes/blog.tsx'),
	route('blog/:id', 'storefront/routes/blog-post.tsx'),
	route('credits', 'storefront/routes/credits.tsx'),
	route('support', 'storefront/routes/support.tsx'),
	route('services/embroidery-printing', 'storefront/routes/embroidery-printing.tsx'),
	route('services/helmet-reconditioning', 'storefront/routes/helmet-reconditioning.tsx'),
	...['privacy', 'terms'].map((path) => named(path, 'storefront/routes/legal.tsx')),
	...['sitemap.xml', 'sitemap/:name.xml', 'robots.txt', 'manifest.webmanifest', 'blog/rss.xml'].map((path) =>
		named(path, 'storefront/routes/text-files.ts'),
	),
	route('colors', 'storefront/routes/team-colors.ts'),
	route('dev/ui', 'storefront/routes/dev-ui.tsx'),
	route('*', 'storefront/routes/not-found.tsx'),
]
