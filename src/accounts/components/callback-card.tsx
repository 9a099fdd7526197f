import { useEffect, useState } from 'react'
import { arrive, authPath } from '../arrival.ts'
import { refusalText } from '../auth-toasts.ts'
import { refusalOf } from '../credentials.ts'
import { callbackIn } from '../provider-callback.ts'
import { sessionClient } from '../session-client.ts'
import { NeedsScripts, WayOn } from './way-on.tsx'

type CallbackCardProps = { code: string | null; next: string; failure: string | null }

/** A code is good for one exchange, so it is exchanged once however often the page asks. */
let exchange: ReturnType<ReturnType<typeof sessionClient>['exchangeCodeForSession']> | undefined

const startAgain = 'The sign-in was not completed. Start it again from this browser.'

/** Back from a provider: turns its code into a session and goes on. */
export function CallbackCard({ code, next, failure: told }: CallbackCardProps) {
	const [failure, setFailure] = useState(told)
	// Follows the address, whose fragment only the browser knows, and the identity service's answer.
	useEffect(() => {
		if (told !== null) return
		const inFragment = callbackIn(new URLSearchParams(location.hash.slice(1))).failure
		if (inFragment !== null || code === null) {
			setFailure(inFragment ?? startAgain)
			return
		}
		exchange ??= sessionClient().exchangeCodeForSession(code)
		void exchange.then(({ data, error }) => {
			if (data.session) arrive({ session: data.session, next, flash: 'signed-in' })
			else if (error?.name === 'AuthPKCECodeVerifierMissingError' || !error) setFailure(startAgain)
			else setFailure(refusalText('sign-in', refusalOf(error)))
		})
	}, [code, next, told])
	if (failure !== null) {
		return (
			<WayOn
				title="Sign in failed"
				tone="danger"
				ways={[
					{ label: 'Back to sign in', href: authPath(next) },
					{ label: 'Contact support', href: '/support' },
				]}
			>
				<p>{failure}</p>
			</WayOn>
		)
	}
	return (
		<div role="status">
			<h2 className="display text-heading">Signing in…</h2>
			<p className="mt-1.5 mb-5 text-muted">One moment: we are checking with your provider.</p>
			<NeedsScripts />
			<div aria-hidden="true" className="grid gap-3 noscript:hidden">
				<span className="skeleton block h-11" />
				<span className="skeleton block h-11" />
			</div>
		</div>
	)
}
