// Operations on keys of the API, which are for admins.
import { randomUUID } from 'node:crypto'
import * as keys from '#api/service/keys.server.ts'
import type { Operation } from './operation.ts'

const input = () => ({ name: 'Warehouse', scopes: ['orders:read' as const], days: 90 as const })

export const apiKeyOperations: readonly Operation[] = [
	{ name: 'keysForAdmin', run: (by) => keys.keysForAdmin(by) },
	{ name: 'makeKey', run: (by) => keys.makeKey(by, { id: randomUUID(), input: input() }) },
	{ name: 'revokeKey', run: (by) => keys.revokeKey(by, randomUUID()) },
]
