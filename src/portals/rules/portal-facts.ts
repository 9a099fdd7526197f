// Facts of a portal: its readable id, and the validity of its tax certificate.
import { slugOf } from '#kit/slug.ts'

const longest = 40

/** The team's name in letters, digits and hyphens; `team` when nothing remains. */
export const portalSlugOf = (teamName: string): string =>
	slugOf(teamName.replaceAll(/['’]+/g, '')).slice(0, longest).replace(/-+$/, '') || 'team'

/** @param tail random, so that a portal cannot be found by its team's name */
export const portalIdOf = (teamName: string, tail: string): string => `${portalSlugOf(teamName)}-${tail}`

export type CertificateState = 'none' | 'counts' | 'expired'

type Certificate = { taxCertificate: string | null; taxExemptUntil: string | null }

/** The last day is still valid. @param day in the portal's time zone */
export function certificateState(
	{ taxCertificate, taxExemptUntil }: Certificate,
	day: string,
): CertificateState {
	if (taxCertificate === null || taxExemptUntil === null) return 'none'
	return taxExemptUntil >= day ? 'counts' : 'expired'
}
