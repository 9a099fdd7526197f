// How a sales tax exemption certificate stands on a day.

export type CertificateState = 'none' | 'counts' | 'expired'

type Certificate = { taxCertificate: string | null; taxExemptUntil: string | null }

/** Its last day still counts. @param day where the portal is */
export function certificateState(
	{ taxCertificate, taxExemptUntil }: Certificate,
	day: string,
): CertificateState {
	if (taxCertificate === null || taxExemptUntil === null) return 'none'
	return taxExemptUntil >= day ? 'counts' : 'expired'
}
