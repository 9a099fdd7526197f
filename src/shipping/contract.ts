// What the shop needs to know about a carrier. An adapter is pure: no network, no database.

export type ReadNumber = {
	/** In the carrier's notation: without spaces, in capitals. */
	number: string
	/** False when the number has the carrier's format, but its check digit is wrong. */
	isValid: boolean
}

export type Carrier = {
	/** The carrier's common name. */
	label: string
	/** Description of its number format, to finish the sentence "UPS numbers are …". */
	numberFormat: string
	/**
	 * @param text letters and digits in capitals, without spaces and dashes: typed, pasted or scanned from a label
	 * @returns undefined when it does not have this carrier's format
	 */
	readNumber: (text: string) => ReadNumber | undefined
	/** The carrier's own page about the parcel; null when there is none. */
	trackingUrl: (number: string) => string | null
}
