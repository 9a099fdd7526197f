// What the use cases of the account page receive with each request.
import type { ViewerSession } from '#accounts/dependencies.server.ts'
import type { AuthCall } from '#auth/dependencies.server.ts'

/** The signed-in person and their call of the identity service. */
export type Member = { call: AuthCall; viewer: ViewerSession }
