// One operation of the shop, and what came of it for somebody.
import type { ServiceContext } from '#database/context.server.ts'
import type { House, Target } from './back-office.ts'

export type Operation = {
	/** As its service exports it. */
	name: string
	run: (by: ServiceContext, target: Target, house: House) => Promise<unknown>
}

/** y: goes on, or is told what else is in the way. n: missing. f: forbidden. s: is asked to sign in. */
export type Outcome = 'y' | 'n' | 'f' | 's'
