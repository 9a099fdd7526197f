// What the application mounts of rosters.
import type { Erasure } from '#accounts/contract.ts'
import { eraseFamily } from './service/erase.server.ts'

export const rostersModule = {
	name: 'rosters',
	erases: [{ position: 70, erase: eraseFamily }] satisfies Erasure[],
}
