// Routes of the module.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const catalogRoutes: RouteConfigEntry[] = [
	route('sport/:sport/products', 'catalog/routes/sport-products.tsx'),
	...['jerseys', 'uniforms', 'spirit-wear'].map((list) =>
		route(`builder/${list}`, 'catalog/routes/builder-list.tsx', { id: `catalog/routes/builder-${list}` }),
	),
	route('builder/equipment', 'catalog/routes/builder-equipment.tsx'),
	route('collections', 'catalog/routes/collections.tsx'),
	route('collections/:slug', 'catalog/routes/collection.tsx'),
	route('product/:id', 'catalog/routes/product.tsx'),
]
