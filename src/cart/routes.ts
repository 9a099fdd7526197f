// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const cartRoutes: RouteConfigEntry[] = [
	route('cart', 'cart/routes/cart.tsx'),
	route('cart/mini', 'cart/routes/mini.tsx'),
	route('cart/count', 'cart/routes/count.ts'),
	route('cart/lines/:lineId/picture.webp', 'cart/routes/line-picture.ts'),
]
