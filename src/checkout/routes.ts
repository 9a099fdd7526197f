// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const checkoutRoutes: RouteConfigEntry[] = [
	route('checkout', 'checkout/routes/checkout.tsx'),
	route('checkout/tax', 'checkout/routes/tax.ts'),
	route('orders/:orderId', 'checkout/routes/order.tsx'),
	route('orders/:orderId/pictures/:position.webp', 'orders/routes/line-picture.ts'),
	route('mailed-pictures/:orderId/:position/:key.jpg', 'orders/routes/mailed-picture.ts'),
	route('orders/:orderId/invoice.pdf', 'checkout/routes/invoice.ts'),
]
