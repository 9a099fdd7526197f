// Validity of a sales tax exemption certificate on a day.

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
