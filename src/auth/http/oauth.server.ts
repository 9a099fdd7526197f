// `/authorize`, `/callback` and `/user/identities`: other providers (auth contract §5.4, §5.5).
import type { AuthHttp } from './transport.server.ts'

export function addOauthRoutes(_app: AuthHttp): void {}
