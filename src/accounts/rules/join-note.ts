// What the sign-up form says about who may open an account.
import type { AuthSettings } from '#auth/rules/settings.ts'
import { languageTags, type PageLanguage } from '#kit/language.ts'
import { authTexts } from './auth-texts.ts'
import { invitationIn } from './mailed-links.ts'

type Joining = Pick<AuthSettings, 'signUps' | 'siteUrl' | 'rules'>

/** Null when everyone may, and for the holder of an invitation's link. @param next path within the shop */
export function joinNote(
	{ signUps, siteUrl, rules }: Joining,
	next: string,
	language: PageLanguage,
): string | null {
	const texts = authTexts[language]
	if (!signUps) return texts.joinClosed
	if (rules.joining === 'open' || invitationIn(siteUrl + next)) return null
	if (rules.joining === 'invited') return texts.joinInvited
	const either = new Intl.ListFormat(languageTags[language], { type: 'disjunction' })
	return texts.joinDomains(either.format(rules.domains))
}
