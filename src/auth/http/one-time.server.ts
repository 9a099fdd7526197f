// `/recover`, `/otp`, `/resend`, `/verify` and `/reauthenticate`: mailed links and codes (auth contract §5.7).
import type { AuthHttp } from './transport.server.ts'

export function addOneTimeRoutes(_app: AuthHttp): void {}
