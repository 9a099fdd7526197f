// What the sign-up form says about who may open an account.
import type { AuthSettings } from '#auth/rules/settings.ts'
import { invitationIn } from './mailed-links.ts'

/** Null when everyone may, and for the holder of an invitation's link. @param next path within the shop */
export function joinNote(
	{ signUps, siteUrl, rules }: Pick<AuthSettings, 'signUps' | 'siteUrl' | 'rules'>,
	next: string,
): string | null {
	if (!signUps) return 'New accounts cannot be opened at the moment.'
	if (rules.joining === 'open' || invitationIn(siteUrl + next)) return null
	if (rules.joining === 'invited')
		return 'New accounts are opened by invitation. Please use the link of your invitation.'
	const domains = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(rules.domains)
	return `New accounts need an invitation or an address at ${domains}. We mail a link to confirm the address.`
}
