// `/factors` and what hangs below it: second steps (auth contract §5.6).
import type { AuthHttp } from './transport.server.ts'

export function addFactorRoutes(_app: AuthHttp): void {}
