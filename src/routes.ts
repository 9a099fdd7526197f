// Every address of the shop; each room lists its own.
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { assertEveryRouteIsListed } from './accounts/rules/route-check.ts'
import { adminRoutes } from './back-office/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { approvalsRoutes } from './approvals/routes.ts'
import { bulkRoutes } from './bulk-orders/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { designRoutes } from './designs/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { myAccountRoutes } from './my-account/routes.ts'
import { paymentPages } from './payments/routes.ts'
import { portalsRoutes } from './portals/routes.ts'
import { productionRoutes } from './production/routes.ts'
import { teamRoutes } from './team-dashboard/routes.ts'
import { pageRoutes } from './storefront/routes.ts'
import { searchRoutes } from './search/routes.ts'

const routes: RouteConfigEntry[] = [
	...accountRoutes,
	...myAccountRoutes,
	...catalogRoutes,
	...searchRoutes,
	...designRoutes,
	...cartRoutes,
	...checkoutRoutes,
	...portalsRoutes,
	...bulkRoutes,
	...approvalsRoutes,
	...productionRoutes,
	...teamRoutes,
	...adminRoutes,
	...mailRoutes,
	...paymentPages,
	...pageRoutes,
]
assertEveryRouteIsListed(routes)

export default routes satisfies RouteConfig
