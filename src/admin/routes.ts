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
	route('admin/people', 'admin/routes/people.tsx'),
	route('admin/people/:userId', 'admin/routes/person.tsx'),
	route('admin/messages', 'admin/routes/messages.tsx'),
	route('admin/mail', 'admin/routes/mail.tsx'),
	route('admin/audit', 'admin/routes/audit.tsx'),
	route('admin/requests', 'admin/routes/requests.tsx'),
	route('admin/requests/:requestId', 'admin/routes/requests-decide.tsx'),
	route('admin/portals', 'admin/routes/portals.tsx'),
	route('admin/portals/:portalId', 'admin/routes/portals-edit.tsx'),
]
