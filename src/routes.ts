// Every address of the shop; each module lists its own.
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { assertEveryRouteIsListed } from './accounts/rules/route-check.ts'
import { backOfficeRoutes } from './back-office/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { apiPages } from './api/routes.ts'
import { approvalsRoutes } from './approvals/routes.ts'
import { bulkOrderRoutes } from './bulk-orders/routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { checkoutRoutes } from './checkout/routes.ts'
import { builderRoutes } from './builder/routes.ts'
import { coDesignRoutes } from './co-design/routes.ts'
import { designRoutes } from './designs/routes.ts'
import { familyMessageRoutes } from './family-messages/routes.ts'
import { fundraisingRoutes } from './fundraising/routes.ts'
import { mailRoutes } from './mail/routes.ts'
import { myAccountRoutes } from './my-account/routes.ts'
import { paymentPages } from './payments/routes.ts'
import { portalsRoutes } from './portals/routes.ts'
import { quotesRoutes } from './quotes/routes.ts'
import { rosterRoutes } from './rosters/routes.ts'
import { votesRoutes } from './votes/routes.ts'
import { commentsRoutes } from './comments/routes.ts'
import { productionRoutes } from './production/routes.ts'
import { teamDashboardRoutes } from './team-dashboard/routes.ts'
import { storefrontRoutes } from './storefront/routes.ts'
import { reportRoutes } from './reports/routes.ts'
import { searchRoutes } from './search/routes.ts'

const routes: RouteConfigEntry[] = [
	...accountRoutes,
	...myAccountRoutes,
	...catalogRoutes,
	...searchRoutes,
	...designRoutes,
	...coDesignRoutes,
	...builderRoutes,
	...cartRoutes,
	...checkoutRoutes,
	...quotesRoutes,
	...votesRoutes,
	...commentsRoutes,
	...portalsRoutes,
	...rosterRoutes,
	...bulkOrderRoutes,
	...familyMessageRoutes,
	...approvalsRoutes,
	...productionRoutes,
	...teamDashboardRoutes,
	...apiPages,
	...fundraisingRoutes,
	...backOfficeRoutes,
	...reportRoutes,
	...mailRoutes,
	...paymentPages,
	...storefrontRoutes,
]
assertEveryRouteIsListed(routes)

export default routes satisfies RouteConfig
