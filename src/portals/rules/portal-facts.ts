// Facts of a portal: its readable id, and the validity of its tax certificate.

const longest = 40

/** The team's name in letters, digits and hyphens; `team` when nothing remains. */
export function slugOf(teamName: string): string {
	const plain = teamName
		.normalize('NFKD')
		.replaceAll(/\p{M}+/gu, '')
		.toLowerCase()
		.replaceAll(/['’]+/g, '')
		.replaceAll(/[^a-z0-9]+/g, '-')
		.slice(0, longest)
		.replaceAll(/^-+|-+$/g, '')
	return plain || 'team'
}

/** @param tail random, so that a portal cannot be found by its team's name */
export const portalIdOf = (teamName: string, tail: string): string => `${slugOf(teamName)}-${tail}`

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
