// The session on pages that React runs: renewed, and synced with other tabs.
import { useEffect, useRef, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { visitor } from '#kit/roles.ts'
import { decideAccess } from '../policies.ts'
import type { PageSession } from './session-client.ts'
import { watchSession } from './session-watch.ts'

type SessionProviderProps = {
	/** From the loader, see `pageSession`. */
	session: PageSession | null
	children: ReactNode
}

/** Whether a visitor may see this address; if not, only a full page load leads to sign-in. */
const isOpen = ({ pathname }: Location) => 'allow' in decideAccess(visitor, pathname)

const startClient = async () => (await import('./session-client.ts')).sessionClient()

/**
 * Follows the session that the loader found. When the person changes in any tab (sign-out or another sign-in), the
 * page is requested again, so that the guard acts: open pages revalidate in place, others reload.
 */
export function SessionProvider({ session, children }: SessionProviderProps) {
	const { revalidate } = useRevalidator()
	const known = useRef(session)
	// Follows the session, which lives outside React and changes in other tabs too.
	useEffect(() => {
		const renew = () => (isOpen(location) ? void revalidate() : location.reload())
		const onSession = (next: PageSession | null) => {
			const isOther = next?.user.id !== known.current?.user.id
			known.current = next
			if (isOther) renew()
		}
		const stop = watchSession(known.current, { onSession, startClient })
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) renew()
		}
		window.addEventListener('pageshow', comeBack)
		return () => {
			stop()
			window.removeEventListener('pageshow', comeBack)
		}
	}, [revalidate])
	return children
}
