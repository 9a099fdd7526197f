// Routes of the module that are pages; the others are in http.server.ts.
import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const paymentPages: RouteConfigEntry[] = [
	route('sandbox/pay/:sessionId', 'payments/routes/sandbox-pay.tsx'),
]
