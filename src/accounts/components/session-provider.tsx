// The session on pages that React runs: renewed, synced with other tabs, and available to components.
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import { visitor } from '#kit/roles.ts'
import { decideAccess } from '../policies.ts'
import { sessionClient, type PageSession } from './session-client.ts'

const SessionContext = createContext<PageSession | null>(null)

/** The current session; null for a visitor. Its token is renewed in the background. */
export const useSession = (): PageSession | null => useContext(SessionContext)

type SessionProviderProps = {
	/** From the loader, see `pageSession`. */
	session: PageSession | null
	children: ReactNode
}

/** Whether a visitor may see this address; if not, only a full page load leads to sign-in. */
const isOpen = ({ pathname }: Location) => 'allow' in decideAccess(visitor, pathname)

/**
 * Starts the client with the loader's session. When the person changes in any tab (sign-out or another sign-in), the
 * page is requested again, so that the guard acts: open pages revalidate in place, others reload.
 */
export function SessionProvider({ session, children }: SessionProviderProps) {
	const [current, setCurrent] = useState(session)
	const { revalidate } = useRevalidator()
	const first = useRef(session)
	// Follows the client library, which lives outside React and is notified by other tabs.
	useEffect(() => {
		let userId = first.current?.user.id
		const renew = () => (isOpen(location) ? void revalidate() : location.reload())
		const { data } = sessionClient(first.current).onAuthStateChange((_event, next) => {
			const isOther = next?.user.id !== userId
			userId = next?.user.id
			setCurrent(next)
			if (isOther) renew()
		})
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) renew()
		}
		window.addEventListener('pageshow', comeBack)
		return () => {
			data.subscription.unsubscribe()
			window.removeEventListener('pageshow', comeBack)
		}
	}, [revalidate])
	return <SessionContext value={current}>{children}</SessionContext>
}
