import type { Logger } from 'pino'

/** What Hono gives each handler of the application. `address` is the client's; absent for calls within the process. */
export type AppEnv = { Bindings: { address?: string }; Variables: { requestId: string; log: Logger } }
