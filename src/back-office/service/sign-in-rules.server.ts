// What the environment fixes of the sign-in rules.
import type { AuthParts } from '#auth/dependencies.server.ts'
import type { SignInBounds } from '../rules/sign-in-form.ts'

const daysOf = (seconds: number): number => Math.max(1, Math.floor(seconds / 86_400))

export const boundsOf = ({ configured }: Pick<AuthParts, 'configured'>): SignInBounds => ({
	signUps: configured.signUps,
	sessionDays: daysOf(configured.lifetimes.session),
	idleDays: daysOf(configured.lifetimes.idleSession),
	providers: configured.providers.map(({ name, label }) => ({ name, label })),
})
