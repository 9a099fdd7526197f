// The page behind the link to design together.
import { firstNameIn } from '#accounts/rules/unnamed.ts'
import type { PageLanguage } from '#kit/language.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { togetherTexts } from '../rules/invitation-texts.ts'

type InvitationPageProps = {
	language: PageLanguage
	invitation: { owner: string; design: string; isSignedIn: boolean; isRemoved: boolean }
	/** Of this page. */
	path: string
}

export function InvitationPage({ invitation, path, language }: InvitationPageProps) {
	const { design, isSignedIn, isRemoved } = invitation
	const owner = firstNameIn(language, invitation.owner)
	const texts = togetherTexts[language]
	return (
		<>
			<header className="turf">
				<div className="measure pt-7 pb-8">
					<LanguageSwitch language={language} on="turf" />
					<p className="text-on-turf-muted">{texts.invites(owner)}</p>
					<h1 className="display mt-1 text-heading font-black wrap-anywhere">{texts.title}</h1>
					{design !== '' && <p className="mt-3 text-on-turf-muted">{design}</p>}
				</div>
			</header>
			<div className="measure grid gap-6 pt-6 pb-16">
				<p>{texts.text}</p>
				{isRemoved ? (
					<p className="font-bold">{texts.removed(owner)}</p>
				) : (
					<Joining {...{ isSignedIn, path, language }} />
				)}
			</div>
		</>
	)
}

type JoiningProps = { isSignedIn: boolean; path: string; language: PageLanguage }

function Joining({ isSignedIn, path, language }: JoiningProps) {
	const texts = togetherTexts[language]
	if (isSignedIn)
		return (
			<form method="post">
				<Button type="submit" variant="action" size="large">
					{texts.join}
				</Button>
			</form>
		)
	const next = encodeURIComponent(path)
	return (
		<div>
			<p className="mb-3 font-bold">{texts.signInFirst}</p>
			<p className="flex flex-wrap gap-3">
				<ButtonLink href={`/auth?next=${next}`} variant="action" size="large">
					{texts.signIn}
				</ButtonLink>
				<ButtonLink href={`/auth?tab=sign-up&next=${next}`} variant="outline" size="large">
					{texts.createAccount}
				</ButtonLink>
			</p>
		</div>
	)
}
