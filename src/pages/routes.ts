// Home, the pages of the house, files for machines and, last, whatever does not exist.
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const pageRoutes: RouteConfigEntry[] = [
	index('pages/routes/home.tsx'),
	route('about', 'pages/routes/about.tsx'),
	route('history', 'pages/routes/history.tsx'),
	route('blog', 'pages/routes/blog.tsx'),
	route('blog/rss.xml', 'pages/routes/feed.ts'),
	route('blog/:id', 'pages/routes/blog-post.tsx'),
	route('support', 'pages/routes/support.tsx'),
	route('services/embroidery-printing', 'pages/routes/embroidery-printing.tsx'),
	route('services/helmet-reconditioning', 'pages/routes/helmet-reconditioning.tsx'),
	route('privacy', 'pages/routes/privacy.tsx'),
	route('terms', 'pages/routes/terms.tsx'),
	route('sitemap.xml', 'pages/routes/sitemap.ts'),
	route('sitemap/:name.xml', 'pages/routes/sitemap-part.ts'),
	route('robots.txt', 'pages/routes/robots.ts'),
	route('dev/ui', 'pages/routes/dev-ui.tsx'),
	route('*', 'pages/routes/not-found.tsx'),
]
