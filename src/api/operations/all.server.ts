// The table of all operations: routes, validation, the OpenAPI document and the documentation are computed from it.
import { designOperations } from './designs.server.ts'
import type { Operation } from './operation.ts'
import { orderOperations } from './orders.server.ts'
import { productOperations } from './products.server.ts'
import { productionOperations } from './production.server.ts'
import { rosterOperations } from './rosters.server.ts'

export const operations: readonly Operation[] = [
	...productOperations,
	...designOperations,
	...orderOperations,
	...productionOperations,
	...rosterOperations,
]

export const operationById = (id: string): Operation | undefined => operations.find((one) => one.id === id)
