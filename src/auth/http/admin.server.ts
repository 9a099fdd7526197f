// The small admin surface: off unless a service key is set (auth contract §5).
import type { AuthHttp } from './transport.server.ts'

export function addAdminRoutes(_app: AuthHttp): void {}
