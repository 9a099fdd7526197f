// Addresses of the room.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const adminRoutes: RouteConfigEntry[] = [
	route('admin', 'admin/routes/overview.tsx'),
	route('admin/orders', 'admin/routes/orders.tsx'),
	route('admin/orders/:orderId', 'admin/routes/order.tsx'),
	route('admin/products', 'admin/routes/products.tsx'),
	route('admin/products/stock.csv', 'admin/routes/stock-csv.ts'),
	route('admin/products/import', 'admin/routes/product-import.tsx'),
	route('admin/products/:productId', 'admin/routes/product.tsx'),
]
