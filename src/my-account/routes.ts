// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const myAccountRoutes: RouteConfigEntry[] = [
	route('account', 'my-account/routes/account.tsx'),
	route('account/favorites', 'my-account/routes/favorites.ts'),
	route('account/favorites.json', 'my-account/routes/favorites-json.ts'),
	route('account/export.zip', 'my-account/routes/export.ts'),
]
