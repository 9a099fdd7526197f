import { useEffect, useState } from 'react'
import { arrive, authPath } from '../rules/arrival.ts'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { callbackIn } from '../rules/provider-callback.ts'
import { sessionClient } from './session-client.ts'
import { NeedsScripts, NextStep } from './next-step.tsx'

type CallbackCardProps = {
	code: string | null
	next: string
	failure: string | null
	/** A signed-in person links the provider to their account. */
	isLinking: boolean
}

/** A code is valid for one exchange, so repeated calls share it. */
let exchange: ReturnType<ReturnType<typeof sessionClient>['exchangeCodeForSession']> | undefined

const startAgain = 'The sign-in was not completed. Start it again from this browser.'

/** Continues with a session, or returns why there is none. Only the browser sees the address's fragment. */
async function finish({
	code,
	next,
	isLinking,
}: Omit<CallbackCardProps, 'failure'>): Promise<string | undefined> {
	const inFragment = callbackIn(new URLSearchParams(location.hash.slice(1))).failure
	if (inFragment !== null || code === null) return inFragment ?? startAgain
	exchange ??= sessionClient().exchangeCodeForSession(code)
	const { data, error } = await exchange
	if (data.session) arrive({ session: data.session, next, ...(!isLinking && { flash: 'signed-in' }) })
	else if (!error || error.name === 'AuthPKCECodeVerifierMissingError') return startAgain
	else return refusalText('sign-in', refusalOf(error))
}

/** Return from a provider: exchanges the code for a session and continues. */
export function CallbackCard({ code, next, failure: told, isLinking }: CallbackCardProps) {
	const [failure, setFailure] = useState(told)
	// Follows the address and the identity service's answer, once the page is in the browser.
	useEffect(() => {
		if (told !== null) return
		void finish({ code, next, isLinking }).then((failed) => {
			if (failed !== undefined) setFailure(failed)
		})
	}, [code, next, told, isLinking])
	if (failure !== null) {
		return (
			<NextStep
				title={isLinking ? 'Sign-in not added' : 'Sign in failed'}
				tone="danger"
				ways={[
					isLinking
						? { label: 'Back to your account', href: next === '/' ? '/account' : next }
						: { label: 'Back to sign in', href: authPath(next) },
					{ label: 'Contact support', href: '/support' },
				]}
			>
				<p>{failure}</p>
			</NextStep>
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
