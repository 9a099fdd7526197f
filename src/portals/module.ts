// What the application mounts of portals.
import type { Erasure } from '#accounts/contract.ts'
import { keepWornDesigns } from './service/people.server.ts'
import { logosOfOpenRequests } from './service/request-logo.server.ts'

export const portalsModule = {
	name: 'portals',
	erases: [{ position: 10, erase: keepWornDesigns }] satisfies Erasure[],
	artInUse: logosOfOpenRequests,
}
