// An operation of the shop, and its outcome for a person.
import type { AuthCall } from '#auth/dependencies.server.ts'
import type { ServiceContext } from '#database/context.server.ts'
import type { BackOffice, Target } from './back-office.ts'

export type Operation = {
	/** The name that its service exports. */
	name: string
	run: (by: ServiceContext, target: Target, backOffice: BackOffice) => Promise<unknown>
}

/** y: allowed, or stopped by another check. n: not found. f: forbidden. s: asked to sign in. */
export type Outcome = 'y' | 'n' | 'f' | 's'

/** Cast: nothing is mailed, as these operations name people who do not exist. */
export const callOf = (by: ServiceContext): AuthCall => ({
	...by,
	client: { ip: '', userAgent: '' },
	auth: {} as AuthCall['auth'],
})
