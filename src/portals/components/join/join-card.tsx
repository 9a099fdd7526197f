// The card that accepts an invitation, or explains why it cannot be accepted.
import type { ReactNode } from 'react'
import { authPath } from '#accounts/rules/mailed-links.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { inviteRoleNames, maskedEmail } from '../../rules/access.ts'
import type { InviteRole } from '../../states.ts'
import { Picture } from '#pictures/components/picture.tsx'

type JoinShellProps = {
	/** Picture hashes of garments; the first one is in front. */
	pictures: readonly string[]
	children: ReactNode
}

/** Layout of the join page: garments on one side, the invitation on the other. */
export const JoinShell = ({ pictures, children }: JoinShellProps) => (
	<div className="turf -mb-20 overflow-hidden">
		<div className="measure grid items-start gap-x-14 gap-y-7 pt-8 pb-14 lg:min-h-150 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14">
			<div>
				<h1 className="display text-title font-black lg:text-hero">
					Join your <span className="text-action">team</span>
				</h1>
				<p className="mt-4 max-w-116 text-lg text-pretty text-on-turf/90 max-sm:hidden">
					Your team orders its gear here: one portal, one roster, everyone in the right size.
				</p>
			</div>
			<section
				aria-label="Invitation"
				className="relative rounded-card border border-line bg-card p-5 pt-8 text-ink shadow-raised [--color-focus:var(--color-primary)] sm:p-8 sm:pt-10 lg:row-span-2"
			>
				<span aria-hidden="true" className="stitch absolute inset-x-6.5 top-3" />
				{children}
			</section>
			<div aria-hidden="true" className="relative hidden min-h-72 self-stretch lg:block">
				{pictures.map((hash, index) => (
					<Picture
						key={hash}
						hash={hash}
						alt=""
						sizes="330px"
						isFirst={index === 0}
						className={`absolute h-auto drop-shadow-[0_18px_22px_rgb(0_0_0/0.35)] ${places[index] ?? 'hidden'}`}
					/>
				))}
			</div>
		</div>
	</div>
)

const places = [
	'z-10 left-1/2 w-[52%] -translate-x-1/2 top-0',
	'left-0 w-[44%] top-[12%] -rotate-6',
	'right-0 w-[44%] top-[12%] rotate-6',
]

export type JoinInvitation = {
	teamName: string
	organizationName: string
	role: InviteRole
	email: string | null
	joinedPortalId: string | null
}

type JoinCardProps = {
	invitation: JoinInvitation
	/** Address of this page, to return to. */
	here: string
	/** Address of the signed-in user; null for a visitor. */
	viewerEmail: string | null
	/** Why accepting was refused. */
	refusal?: string | undefined
}

export const JoinCard = (props: JoinCardProps) => {
	const { invitation, refusal } = props
	return (
		<>
			<p className="font-semibold text-primary">You are invited as {inviteRoleNames[invitation.role]}</p>
			<h2 className="display mt-1 text-heading break-words">{invitation.teamName}</h2>
			{invitation.organizationName !== invitation.teamName && (
				<p className="mt-1 text-muted">{invitation.organizationName}</p>
			)}
			<p className="mt-4 text-pretty text-body">{gains[invitation.role]}</p>
			{refusal && (
				<Notice tone="danger" alert className="mt-5">
					{refusal}
				</Notice>
			)}
			<div className="mt-6 grid gap-4">
				<WayIn {...props} />
			</div>
		</>
	)
}

const gains: Record<InviteRole, string> = {
	player: 'Pick your sizes, see your own name and number on the real jersey, and order before the deadline.',
	coach: 'Keep the roster, invite players, order for everyone at once and see who is still missing.',
	school_admin:
		'See every team of your organization, approve orders with the proof in hand, and follow fundraising.',
}

function WayIn({ invitation, here, viewerEmail }: JoinCardProps) {
	const { email, joinedPortalId } = invitation
	if (joinedPortalId !== null)
		return (
			<>
				<Notice tone="success">You are already on this team.</Notice>
				<ButtonLink href={`/portal/${joinedPortalId}`} variant="action" size="large">
					Go to the portal
				</ButtonLink>
			</>
		)
	if (viewerEmail === null) return <SignInFirst here={here} email={email} />
	if (email !== null && email !== viewerEmail.toLowerCase())
		return (
			<>
				<Notice tone="warning" title="This invitation is for another address">
					It was emailed to {maskedEmail(email)}. You are signed in as {viewerEmail}.
				</Notice>
				<SignOut label="Sign out to use the other address" />
				<p className="text-sm text-muted">Then open the link in the email again.</p>
			</>
		)
	return (
		<>
			<form method="post">
				<Button type="submit" variant="action" size="large" className="w-full">
					Accept the invitation
				</Button>
			</form>
			<div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
				<span className="break-all">Signed in as {viewerEmail}.</span>
				<SignOut label="Not you? Sign out" isQuiet />
			</div>
		</>
	)
}

const SignOut = ({ label, isQuiet = false }: { label: string; isQuiet?: boolean }) => (
	<form method="post" action="/auth/sign-out">
		<Button type="submit" variant={isQuiet ? 'ghost' : 'outline'} size={isQuiet ? 'small' : 'medium'}>
			{label}
		</Button>
	</form>
)

const SignInFirst = ({ here, email }: { here: string; email: string | null }) => (
	<>
		<p className="text-body">
			{email === null
				? 'Sign in or create an account, and you come right back here.'
				: `Sign in or create an account with ${maskedEmail(email)}, and you come right back here.`}
		</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink href={authPath(here, 'sign-up')} variant="action" size="large" className="grow">
				Create an account
			</ButtonLink>
			<ButtonLink href={authPath(here)} variant="outline" size="large" className="grow">
				Sign in
			</ButtonLink>
		</div>
	</>
)

/** An invitation that is no longer valid. */
export const ClosedCard = ({ message, children }: { message: string; children?: ReactNode }) => (
	<>
		<h2 className="display text-heading">This invitation is closed</h2>
		<p className="mt-3 text-pretty text-body">{message}</p>
		<div className="mt-6 flex flex-wrap gap-3">
			<ButtonLink href="/" variant="primary">
				Go Home
			</ButtonLink>
			<ButtonLink href="/support" variant="outline">
				Contact support
			</ButtonLink>
			{children}
		</div>
	</>
)
