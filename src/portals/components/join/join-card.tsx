// The card that accepts an invitation, or explains why it cannot be accepted.
import type { ReactNode } from 'react'
import { authPath } from '#accounts/rules/mailed-links.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { maskedEmail } from '../../rules/access.ts'
import { joinTexts } from '../../rules/join-texts.ts'
import type { InviteRole } from '../../states.ts'
import { Picture } from '#pictures/components/picture.tsx'

type JoinShellProps = {
	/** Picture hashes of garments; the first one is in front. */
	pictures: readonly string[]
	language: PageLanguage
	/** What else stands in the page's address. */
	query?: Readonly<Record<string, string>>
	children: ReactNode
}

/** Layout of the join page: garments on one side, the invitation on the other. */
export const JoinShell = ({ pictures, language, query, children }: JoinShellProps) => (
	<div lang={languageTags[language]} className="turf -mb-20 overflow-hidden">
		<div className="measure grid items-start gap-x-14 gap-y-7 pt-8 pb-14 lg:min-h-150 lg:grid-cols-[1.08fr_1fr] lg:grid-rows-[auto_1fr] lg:pt-14">
			<div>
				<LanguageSwitch language={language} on="turf" {...(query && { query })} />
				<h1 className="display text-title font-black lg:text-hero">
					{joinTexts[language].title[0]} <span className="text-action">{joinTexts[language].title[1]}</span>
				</h1>
				<p className="mt-4 max-w-116 text-lg text-pretty text-on-turf/90 max-sm:hidden">
					{joinTexts[language].lead}
				</p>
			</div>
			<section
				aria-label={joinTexts[language].card}
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
	language: PageLanguage
	/** Address of this page, to return to. */
	here: string
	/** Address of the signed-in user; null for a visitor. */
	viewerEmail: string | null
	/** Why accepting was refused. */
	refusal?: string | undefined
}

export const JoinCard = (props: JoinCardProps) => {
	const { invitation, language, refusal } = props
	const texts = joinTexts[language]
	return (
		<>
			<p className="font-semibold text-primary">{texts.invitedAs(invitation.role)}</p>
			<h2 className="display mt-1 text-heading break-words">{invitation.teamName}</h2>
			{invitation.organizationName !== invitation.teamName && (
				<p className="mt-1 text-muted">{invitation.organizationName}</p>
			)}
			<p className="mt-4 text-pretty text-body">{texts.gains[invitation.role]}</p>
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

function WayIn({ invitation, language, here, viewerEmail }: JoinCardProps) {
	const texts = joinTexts[language]
	const { email, joinedPortalId } = invitation
	if (joinedPortalId !== null)
		return (
			<>
				<Notice tone="success">{texts.isMember}</Notice>
				<ButtonLink href={`/portal/${joinedPortalId}`} variant="action" size="large">
					{texts.toPortal}
				</ButtonLink>
			</>
		)
	if (viewerEmail === null) return <SignInFirst {...{ here, email, language }} />
	if (email !== null && email !== viewerEmail.toLowerCase())
		return (
			<>
				<Notice tone="warning" title={texts.otherTitle}>
					{texts.otherText(maskedEmail(email), viewerEmail)}
				</Notice>
				<SignOut label={texts.signOutForOther} />
				<p className="text-sm text-muted">{texts.thenAgain}</p>
			</>
		)
	return (
		<>
			<form method="post">
				<Button type="submit" variant="action" size="large" className="w-full">
					{texts.accept}
				</Button>
			</form>
			<div className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
				<span className="break-all">{texts.signedInAs(viewerEmail)}</span>
				<SignOut label={texts.notYou} isQuiet />
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

type SignInFirstProps = { here: string; email: string | null; language: PageLanguage }

const SignInFirst = ({ here, email, language }: SignInFirstProps) => (
	<>
		<p className="text-body">{joinTexts[language].signInFirst(email && maskedEmail(email))}</p>
		<div className="flex flex-wrap gap-3">
			<ButtonLink href={authPath(here, 'sign-up')} variant="action" size="large" className="grow">
				{joinTexts[language].createAccount}
			</ButtonLink>
			<ButtonLink href={authPath(here)} variant="outline" size="large" className="grow">
				{joinTexts[language].signIn}
			</ButtonLink>
		</div>
	</>
)

/** An invitation that is no longer valid. */
type ClosedCardProps = { message: string; language: PageLanguage; children?: ReactNode }

export const ClosedCard = ({ message, language, children }: ClosedCardProps) => (
	<>
		<h2 className="display text-heading">{joinTexts[language].closedTitle}</h2>
		<p className="mt-3 text-pretty text-body">{message}</p>
		<div className="mt-6 flex flex-wrap gap-3">
			<ButtonLink href="/" variant="primary">
				{joinTexts[language].home}
			</ButtonLink>
			<ButtonLink href="/support" variant="outline">
				{joinTexts[language].support}
			</ButtonLink>
			{children}
		</div>
	</>
)
