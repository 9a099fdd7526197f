import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { afterLink, arrive, authPath, type LinkType, type MailedLink } from '../rules/mailed-links.ts'
import { callbackIn, refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { useAuthTexts } from './auth-language.tsx'
import { sessionClient } from './session-client.ts'
import { NeedsScripts, NextStep, useOnce, type Way } from './card-parts.tsx'

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
export function CallbackCard({ code, next, failure: initial, isLinking }: CallbackCardProps) {
	const [failure, setFailure] = useState(initial)
	const { links, said } = useAuthTexts()
	// Follows the address and the identity service's answer, once the page is in the browser.
	useEffect(() => {
		if (initial !== null) return
		void finish({ code, next, isLinking }).then((failed) => {
			if (failed !== undefined) setFailure(failed)
		})
	}, [code, next, initial, isLinking])
	if (failure !== null) {
		return (
			<NextStep
				title={isLinking ? links.callback.notAdded : links.callback.failed}
				tone="danger"
				ways={[
					isLinking
						? { label: links.toAccount, href: next === '/' ? '/account' : next }
						: { label: links.toSignIn, href: authPath(next) },
					{ label: links.support, href: '/support' },
				]}
			>
				<p>{said(failure)}</p>
			</NextStep>
		)
	}
	return (
		<div role="status">
			<h2 className="display text-heading">{links.callback.heading}</h2>
			<p className="mt-1.5 mb-5 text-muted">{links.callback.text}</p>
			<NeedsScripts />
			<div aria-hidden="true" className="grid gap-3 noscript:hidden">
				<span className="skeleton block h-11" />
				<span className="skeleton block h-11" />
			</div>
		</div>
	)
}

type Outcome = { kind: 'failed'; isOver: boolean; text: string } | { kind: 'half' } | { kind: 'changed' }

const flashes = { signup: 'signed-up', magiclink: 'signed-in', email: 'signed-in' } as const
const flashOf = (type: LinkType) => (type in flashes ? flashes[type as keyof typeof flashes] : undefined)

type Links = ReturnType<typeof useAuthTexts>['links']

/** Where to get a new link of the kind that failed. */
function newLink(type: LinkType, links: Links): readonly Way[] {
	const signInWay = { label: links.signIn, href: '/auth' }
	if (type === 'recovery') return [{ label: links.newLink, href: '/auth/forgot' }, signInWay]
	if (type === 'email_change') return [{ label: links.toSettings, href: '/account?tab=settings' }]
	return type === 'invite' ? [signInWay, { label: links.support, href: '/support' }] : [signInWay]
}

/** One button redeems a mailed link: mail scanners open links but press no buttons. */
export function ConfirmCard({ link }: { link: MailedLink | null }) {
	const [outcome, setOutcome] = useState<Outcome>()
	const { isBusy, start } = useOnce()
	const { links, said } = useAuthTexts()
	if (!link) return <BrokenLink />
	const confirm = async () => {
		const { data, error } = await sessionClient().verifyOtp({ token_hash: link.token, type: link.type })
		if (error) {
			const isOver = error.code === 'otp_expired'
			setOutcome({ kind: 'failed', isOver, text: said(refusalText('sign-in', refusalOf(error))) })
		} else if (link.type === 'email_change') setOutcome({ kind: data.session ? 'changed' : 'half' })
		else if (data.session) leave(link, data.session)
		else setOutcome({ kind: 'failed', isOver: true, text: '' })
	}
	if (outcome) return <Result outcome={outcome} link={link} />
	const words = links.confirm.kinds[link.type]
	return (
		<div>
			<h2 className="display text-heading">{words.title}</h2>
			<p className="mt-1.5 mb-5 text-muted">{words.text}</p>
			<NeedsScripts />
			<Button
				variant="action"
				size="large"
				busy={isBusy}
				onClick={() => void start(confirm)}
				className="w-full noscript:hidden"
			>
				{isBusy ? words.busy : words.button}
			</Button>
		</div>
	)
}

/** A password is set on a page of its own, which asks for the second step itself. */
function leave(link: MailedLink, session: Parameters<typeof arrive>[0]['session']): void {
	const to = afterLink(link)
	const flash = flashOf(link.type)
	if (flash) arrive({ session, next: to, flash })
	else location.assign(to)
}

function BrokenLink() {
	const { links } = useAuthTexts()
	return (
		<NextStep
			title={links.confirm.broken.title}
			tone="danger"
			ways={[
				{ label: links.signIn, href: '/auth' },
				{ label: links.newLink, href: '/auth/forgot' },
			]}
		>
			<p>{links.confirm.broken.text}</p>
		</NextStep>
	)
}

function Result({ outcome, link }: { outcome: Outcome; link: MailedLink }) {
	const { links } = useAuthTexts()
	const { half, changed, over, failed } = links.confirm
	const ways = [{ label: links.continue, href: link.next }]
	if (outcome.kind === 'half') {
		return (
			<NextStep title={half.title} tone="success" ways={ways}>
				<p>{half.text}</p>
			</NextStep>
		)
	}
	if (outcome.kind === 'changed') {
		return (
			<NextStep title={changed.title} tone="success" ways={ways}>
				<p>{changed.text}</p>
			</NextStep>
		)
	}
	return (
		<NextStep title={outcome.isOver ? over.title : failed} tone="danger" ways={newLink(link.type, links)}>
			<p>{outcome.isOver ? over.text : outcome.text}</p>
		</NextStep>
	)
}
