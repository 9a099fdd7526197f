import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { arrive } from '../rules/arrival.ts'
import { refusalText } from '../rules/auth-toasts.ts'
import { refusalOf } from '../rules/credentials.ts'
import { afterLink, linkLabels, type LinkType, type MailedLink } from '../rules/mailed-links.ts'
import { sessionClient } from './session-client.ts'
import { useOnce } from './use-once.ts'
import { NeedsScripts, NextStep, type Way } from './next-step.tsx'

type Outcome = { kind: 'failed'; isOver: boolean; text: string } | { kind: 'half' } | { kind: 'changed' }

const flashes = { signup: 'signed-up', magiclink: 'signed-in', email: 'signed-in' } as const
const flashOf = (type: LinkType) => (type in flashes ? flashes[type as keyof typeof flashes] : undefined)

const signInWay: Way = { label: 'Sign in', href: '/auth' }
/** Where to get a new link of the kind that failed. */
const newLink: Record<LinkType, readonly Way[]> = {
	signup: [signInWay],
	recovery: [{ label: 'Send a new link', href: '/auth/forgot' }, signInWay],
	email_change: [{ label: 'Go to settings', href: '/account?tab=settings' }],
	magiclink: [signInWay],
	email: [signInWay],
	invite: [signInWay, { label: 'Contact support', href: '/support' }],
}

/** One button redeems a mailed link: mail scanners open links but press no buttons. */
export function ConfirmCard({ link }: { link: MailedLink | null }) {
	const [outcome, setOutcome] = useState<Outcome>()
	const { isBusy, start } = useOnce()
	if (!link) return <BrokenLink />
	const confirm = async () => {
		const { data, error } = await sessionClient().verifyOtp({ token_hash: link.token, type: link.type })
		if (error) {
			const isOver = error.code === 'otp_expired'
			setOutcome({ kind: 'failed', isOver, text: refusalText('sign-in', refusalOf(error)) })
		} else if (link.type === 'email_change') setOutcome({ kind: data.session ? 'changed' : 'half' })
		else if (data.session) leave(link, data.session)
		else setOutcome({ kind: 'failed', isOver: true, text: '' })
	}
	if (outcome) return <Result outcome={outcome} link={link} />
	const words = linkLabels[link.type]
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

const BrokenLink = () => (
	<NextStep
		title="This link is not complete"
		tone="danger"
		ways={[signInWay, { label: 'Send a new link', href: '/auth/forgot' }]}
	>
		<p>Copy the whole link from the mail into the address bar, or ask for a new one.</p>
	</NextStep>
)

function Result({ outcome, link }: { outcome: Outcome; link: MailedLink }) {
	if (outcome.kind === 'half') {
		return (
			<NextStep title="Almost done" tone="success" ways={[{ label: 'Continue', href: link.next }]}>
				<p>
					This address is confirmed. Now open the link that we sent to your other address: the change takes
					effect when both are confirmed.
				</p>
			</NextStep>
		)
	}
	if (outcome.kind === 'changed') {
		return (
			<NextStep title="Email changed" tone="success" ways={[{ label: 'Continue', href: link.next }]}>
				<p>From now on you sign in with your new address.</p>
			</NextStep>
		)
	}
	return (
		<NextStep
			title={outcome.isOver ? 'This link is used or too old' : 'That did not work'}
			tone="danger"
			ways={newLink[link.type]}
		>
			<p>
				{outcome.isOver ? 'A link works once and for one hour. Ask for a new one to go on.' : outcome.text}
			</p>
		</NextStep>
	)
}
