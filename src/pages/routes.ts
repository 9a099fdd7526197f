// Home, the pages of the house and, last, whatever does not exist.
import { index, route, type RouteConfigEntry } from '@react-router/dev/routes'

export const pageRoutes: RouteConfigEntry[] = [
	index('pages/routes/home.tsx'),
	route('about', 'pages/routes/about.tsx'),
	route('history', 'pages/routes/history.tsx'),
	route('support', 'pages/routes/support.tsx'),
	route('services/embroidery-printing', 'pages/routes/embroidery-printing.tsx'),
	route('privacy', 'pages/routes/privacy.tsx'),
	route('terms', 'pages/routes/terms.tsx'),
	route('*', 'pages/routes/not-found.tsx'),
]
