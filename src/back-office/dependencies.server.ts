// What the status page needs of the application.
import { createContext } from 'react-router'
import type { Engine } from '#database/client.server.ts'
import type { Replica } from '#database/replica.server.ts'
import type { ObjectStore } from '#files/contract.ts'

export type StatusDependencies = {
	engine: Engine
	replica: Pick<Replica, 'state'> | null
	/** Of the running code. */
	version: string
	dataDir: string
	store: Pick<ObjectStore, 'get' | 'bucket'>
	/** Pictures that this process is drawing or has yet to draw. */
	picturesWaiting: () => number
}

export const statusContext = createContext<StatusDependencies>()
