// Every address of the shop; each room lists its own.
import type { RouteConfig } from '@react-router/dev/routes'
import { catalogRoutes } from './catalog/routes.ts'
import { pageRoutes } from './pages/routes.ts'
import { searchRoutes } from './search/routes.ts'

export default [...catalogRoutes, ...searchRoutes, ...pageRoutes] satisfies RouteConfig
