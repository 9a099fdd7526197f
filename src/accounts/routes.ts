import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const accountRoutes: RouteConfigEntry[] = [
	route('auth', 'accounts/routes/auth.tsx'),
	route('auth/forgot', 'accounts/routes/forgot.tsx'),
	route('auth/reset', 'accounts/routes/reset.tsx'),
	route('auth/confirm', 'accounts/routes/confirm.tsx'),
	route('auth/callback', 'accounts/routes/callback.tsx'),
	route('staff/:token', 'accounts/routes/staff-invitation.tsx'),
	route('auth/sign-out', 'accounts/routes/sign-out.ts'),
]
