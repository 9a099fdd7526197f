// Addresses of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const backOfficeRoutes: RouteConfigEntry[] = [
	route('admin', 'back-office/routes/overview.tsx'),
	route('admin/orders', 'back-office/routes/orders.tsx'),
	route('admin/orders/:orderId', 'back-office/routes/order.tsx'),
	route('admin/products', 'back-office/routes/products.tsx'),
	route('admin/products/stock.csv', 'back-office/routes/stock-csv.ts'),
	route('admin/products/import', 'back-office/routes/product-import.tsx'),
	route('admin/products/:productId', 'back-office/routes/product.tsx'),
	route('admin/stock', 'back-office/routes/stock.tsx'),
	route('admin/stock.csv', 'back-office/routes/low-stock-csv.ts'),
	route('admin/people', 'back-office/routes/people.tsx'),
	route('admin/people/:userId', 'back-office/routes/person.tsx'),
	route('admin/people/:userId/data.zip', 'back-office/routes/person-export.ts'),
	route('admin/messages', 'back-office/routes/messages.tsx'),
	route('admin/messages/:messageId', 'back-office/routes/message.tsx'),
	route('admin/mail', 'back-office/routes/mail.tsx'),
	route('admin/settings/prices', 'back-office/routes/settings-prices.tsx'),
	route('admin/audit', 'back-office/routes/audit.tsx'),
	route('admin/requests', 'back-office/routes/requests.tsx'),
	route('admin/requests/:requestId', 'back-office/routes/requests-decide.tsx'),
	route('admin/portals/new', 'back-office/routes/portals-new.tsx'),
	route('admin/portals', 'back-office/routes/portals.tsx'),
	route('admin/portals/:portalId', 'back-office/routes/portals-edit.tsx'),
]
