// Leaving the `/auth` pages with a session: to the requested page, or to the step that is left.
import { safePath } from '#auth/rules/redirects.ts'
import { flashValue, type AuthFlash } from './flash.ts'
import { openFactors } from './second-step.ts'

type Arrival = {
	session: Parameters<typeof openFactors>[0]
	next: string
	flash?: AuthFlash
}

/** `/auth`, which later continues to `next`; home is not mentioned. */
export const authPath = (next: string, tab?: 'sign-up'): string => {
	const query = new URLSearchParams()
	if (tab) query.set('tab', tab)
	if (safePath(next) !== '/') query.set('next', safePath(next))
	return query.size > 0 ? `/auth?${query.toString()}` : '/auth'
}

/** Where a new session leads. */
export const destinationOf = ({ session, next }: Pick<Arrival, 'session' | 'next'>): string =>
	openFactors(session).length > 0 ? authPath(next) : safePath(next)

/** Loads that address as a new page, so that the header and everything else know the person. */
export function arrive({ session, next, flash }: Arrival): void {
	const isComplete = openFactors(session).length === 0
	if (flash && isComplete) document.cookie = flashValue(flash, location.href)
	location.assign(destinationOf({ session, next }))
}
