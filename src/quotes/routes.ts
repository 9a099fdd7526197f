// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const quotesRoutes: RouteConfigEntry[] = [
	route('quote/:token', 'quotes/routes/quote.tsx'),
	route('quote/:token/pictures/:position.webp', 'quotes/routes/quote-picture.ts'),
]
